import { describe, expect, test } from 'vitest'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { markTypes } from '../../src/marks/types.ts'
import { allNodes } from '../../src/service/nodes.ts'

const { configs } = markTypes(ALL_MARKS)

describe.each(ALL_MARKS.map((type) => [type.domain, type] as const))('%s', (domain, type) => {
  test.each(
    [...allNodes([type]).values()].flatMap(({ name, configKeys }) =>
      configKeys ? [[name, Object.values(configKeys)] as const] : [],
    ),
  )('%s names only keys that the scorer config has', (_, keys) => {
    expect(Object.keys(configs.deployed(domain))).toEqual(expect.arrayContaining([...keys]))
  })
})
