import { expect, test } from 'vitest'
import { settings } from '../src/settings.ts'

test('nothing set gives the documented defaults', () => {
  expect(settings({})).toMatchObject({
    ...{ host: '127.0.0.1', port: 8000, dataFolder: './data', keepScans: true, trustProxy: false },
    ...{ maxFileBytes: 64 * 2 ** 20, maxRequestBytes: 256 * 2 ** 20, maxFiles: 24 },
    ...{ maxDecompressedBytes: 512 * 2 ** 20, maxCompressionRatio: 200 },
    ...{ rateLimit: 120, rateWindowSeconds: 60, compareSeconds: 60 },
  })
})

test('an empty variable counts as unset, and others than ours are left alone', () => {
  expect(settings({ PORT: '', HOME: '/', MARKGRAPH_KEEP_SCANS: '' })).toEqual(settings({}))
})

test('an unknown variable of ours is refused, with the nearest known one', () => {
  const refused = (name: string) => () => settings({ [name]: '4' })
  const nearest = (name: string) => expect.objectContaining({ code: 'bad-setting', message: name })
  expect(refused('MARKGRAPH_THREAD')).toThrow(
    nearest('MARKGRAPH_THREAD is not a setting; the nearest one is MARKGRAPH_THREADS'),
  )
  expect(refused('MARKGRAPH_APIKEYS')).toThrow(/nearest one is MARKGRAPH_API_KEYS$/)
  expect(settings({ MARKGRAPH_THREAD: '' })).toEqual(settings({}))
})

test('a key that is too short is refused with the least length, and is not told', () => {
  const keys = () => settings({ MARKGRAPH_API_KEYS: 'short' })
  expect(keys).toThrow(/^MARKGRAPH_API_KEYS is not valid: .* of at least 16 characters/)
  expect(keys).not.toThrow(/short/)
})

test('numbers and flags are read', () => {
  const read = settings({
    PORT: '0',
    MARKGRAPH_MAX_FILES: '3',
    MARKGRAPH_KEEP_SCANS: 'false',
    MARKGRAPH_MAX_COMPRESSION_RATIO: '1.5',
  })
  expect(read).toMatchObject({ port: 0, maxFiles: 3, keepScans: false, maxCompressionRatio: 1.5 })
})

test.each([
  ['PORT', '65536'],
  ['PORT', 'http'],
  ['PORT', '80.5'],
  ['MARKGRAPH_THREADS', '0'],
  ['MARKGRAPH_THREADS', '100000'],
  ['MARKGRAPH_MAX_FILE_BYTES', '64 MiB'],
  ['MARKGRAPH_MAX_REQUEST_BYTES', '-1'],
  ['MARKGRAPH_MAX_FILES', '1.5'],
  ['MARKGRAPH_MAX_DECOMPRESSED_BYTES', 'Infinity'],
  ['MARKGRAPH_MAX_COMPRESSION_RATIO', 'NaN'],
  ['MARKGRAPH_RATE_LIMIT', '0'],
  ['MARKGRAPH_COMPARE_SECONDS', '4000000'], // a timer that long would fire at once
  ['MARKGRAPH_KEEP_SCANS', 'no'],
  ['MARKGRAPH_TRUST_PROXY', '1'],
  ['MARKGRAPH_LOG_LEVEL', 'loud'],
])('%s=%s is a bad setting that names the variable and its value', (name, value) => {
  const message = expect.stringMatching(new RegExp(`^${name} is "${value}": .`))
  expect(() => settings({ [name]: value })).toThrow(expect.objectContaining({ code: 'bad-setting', message }))
})
