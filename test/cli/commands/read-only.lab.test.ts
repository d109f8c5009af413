/** A data folder that cannot be written, as sealed evidence or on a full disk: what only looks still works. */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../helpers/data-folder.ts'
import { comparison, form, urlencoded } from '../../helpers/form.ts'
import { markgraph, URL_LINE } from '../../helpers/program.ts'
import { bullet } from '../../helpers/scans.ts'
import { testService } from '../../helpers/service.ts'
import { diskTitle, hasSmallDisks, type SmallDisk, smallDisk } from '../../helpers/small-disk.ts'

describe.skipIf(!hasSmallDisks)(diskTitle('a data folder that cannot be written'), () => {
  let disk: SmallDisk
  let data: string
  let elsewhere: string
  let report: string
  beforeEach(async () => {
    elsewhere = await temporaryFolder()
    disk = smallDisk(64 * 2 ** 20)
    data = join(disk.folder, 'data')
    const one = await testService({}, data)
    const sent = comparison(bullet(1), bullet(2))
    const post = async (url: string, body: typeof sent) => {
      const response = await one.app.inject({ method: 'POST', url, ...body })
      expect(response.statusCode, response.body).toBeLessThan(300)
      return response.json()
    }
    const { report_handle, recipe } = await post('/v1/compare', sent)
    report = report_handle
    await post('/v1/collections', urlencoded({ name: 'cases', domain: 'striated' }))
    const surfaces: string[] = recipe.steps[0].output
    const half = surfaces.length / 2
    const rows = surfaces.map((scan, i) => {
      const mark = i < half ? 'one' : 'two'
      return `made-up,${mark},${mark},${(i % half) + 1},${scan}`
    })
    const manifest = ['study,source,mark,land,scan', ...rows].join('\n')
    await post('/v1/collections/cases/scans', urlencoded({ manifest }))
    await one.app.close()
    await one.service.close()
  })
  afterEach(async () => {
    disk.remove()
    await rm(elsewhere, { recursive: true, force: true })
  })

  async function said(...args: string[]): Promise<[number | null, string]> {
    const one = markgraph(args, { MARKGRAPH_DATA: data })
    return [await one.ended, one.text()]
  }

  /** Starts a server, and returns what it answers to reading a report and to an upload. */
  async function served(): Promise<[number, number, string]> {
    const server = markgraph(['serve'], { MARKGRAPH_DATA: data })
    const url = await server.until(URL_LINE)
    const read = await fetch(`${url}/v1/reports/${report}`)
    const { payload, headers } = form(['scan', bullet(3, { lands: 1 })[0]!, 'a.x3p'])
    const sent = await fetch(`${url}/v1/artifacts`, { method: 'POST', body: Buffer.from(payload), headers })
    const text = await sent.text()
    server.child.kill('SIGTERM')
    await server.ended
    return [read.status, sent.status, text]
  }

  test('is looked at, verified, copied and served; what would be stored is refused', async () => {
    disk.seal()
    expect(await said('doctor')).toEqual([0, 'nothing is wrong\n'])
    expect(await said('verify', '--all')).toEqual([
      4,
      expect.stringContaining('1 equal under an unknown reference'),
    ])
    expect(await said('report', report)).toEqual([0, expect.stringContaining(report)])
    expect(await said('report', report, '--out', join(elsewhere, 'report.pdf'))).toEqual([
      0,
      expect.anything(),
    ])
    const lands = await Promise.all(
      bullet(3).map(async (bytes, i) => {
        const path = join(elsewhere, `${i + 1}.x3p`)
        await writeFile(path, bytes)
        return path
      }),
    )
    const search = ['search', 'cases', '--domain', 'striated', '--mark', ...lands]
    expect(await said(...search)).toEqual([
      2,
      expect.stringMatching(/^markgraph: [^\n]* can only be read[^\n]*\n$/),
    ])
    expect(await said('backup', join(elsewhere, 'backup'))).toEqual([0, expect.anything()])
    const [read, sent, text] = await served()
    expect([read, sent]).toEqual([200, expect.any(Number)])
    expect(sent).toBeGreaterThanOrEqual(500)
    expect(text).toContain('can only be read')
    expect(await said('doctor', '--repair')).toEqual([2, expect.stringContaining('can')])
  }, 180_000)

  test('on a full disk, is served to read and says what is full', async () => {
    disk.fill(0)
    const [read, sent, text] = await served()
    expect([read, sent]).toEqual([200, 507])
    expect(text).toContain('is full')
    expect(await said('verify', '--all')).toEqual([
      4,
      expect.stringContaining('1 equal under an unknown reference'),
    ])
    disk.clear()
    expect(await said('doctor')).toEqual([0, 'nothing is wrong\n'])
  }, 180_000)
})
