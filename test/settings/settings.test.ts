import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { settings } from '../../src/settings/settings.ts'
import { newKeys } from '../../src/verify/signatures/signature.ts'

test('nothing set gives the documented defaults', () => {
  expect(settings({})).toMatchObject({
    host: '127.0.0.1',
    port: 8000,
    dataFolder: './data',
    keepScans: true,
    trustProxy: false,
    maxFileBytes: 64 * 2 ** 20,
    maxRequestBytes: 256 * 2 ** 20,
    maxFiles: 64,
    maxDecompressedBytes: 512 * 2 ** 20,
    maxCompressionRatio: 200,
    rateLimit: 120,
    rateWindowSeconds: 60,
    compareSeconds: 60,
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

test('every bad setting is named, not only the first', () => {
  const two = () => settings({ PORT: 'http', MARKGRAPH_THREADS: '0', MARKGRAPH_APIKEYS: 'x' })
  expect(two).toThrow(/MARKGRAPH_APIKEYS is not a setting.*; PORT is "http".*; MARKGRAPH_THREADS is "0"/)
})

test('a number that is none, or out of range, is told with the range', () => {
  const read = (name: string, value: string) => () => settings({ [name]: value })
  expect(read('PORT', 'abc')).toThrow('PORT is "abc": must be a whole number from 0 to 65535')
  expect(read('PORT', '65536')).toThrow('from 0 to 65535')
  expect(read('MARKGRAPH_QUEUE', '1.5')).toThrow(
    'MARKGRAPH_QUEUE is "1.5": must be a whole number of at least 1',
  )
  expect(read('MARKGRAPH_KEEP_SCANS', 'yes')).toThrow('MARKGRAPH_KEEP_SCANS is "yes": must be true or false')
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

test('a signing key that is none is a bad setting, and is not printed', () => {
  const { privateKey, publicKey } = newKeys()
  expect(settings({ MARKGRAPH_SIGNING_KEY: privateKey }).signingKey!.asymmetricKeyType).toBe('ed25519')
  expect(settings({}).signingKey).toBeUndefined()
  for (const wrong of ['a secret', publicKey]) {
    const message = 'MARKGRAPH_SIGNING_KEY is not valid: must be a private Ed25519 key as PEM text'
    expect(() => settings({ MARKGRAPH_SIGNING_KEY: wrong })).toThrow(message)
    expect(() => settings({ MARKGRAPH_SIGNING_KEY: wrong })).not.toThrow(wrong)
  }
})

const HASH = 'ab'.repeat(32)
const OTHER = 'ac'.repeat(32)

test('keys have a name and a role; one without is an admin, stored under its hash wherever it is in the list', () => {
  const [lab, first, second] = settings({
    MARKGRAPH_API_KEYS: `lab:study:sha256:${HASH}, a-plain-key-of-the-lab, sha256:${OTHER}`,
  }).apiKeys
  expect(lab).toEqual({ name: 'lab', role: 'study', sha256: HASH, principal: 'lab' })
  expect(first).toMatchObject({
    name: 'key-2',
    role: 'admin',
    principal: expect.stringMatching(/^key-\w{32}$/),
  })
  expect(second).toEqual({
    name: 'key-3',
    role: 'admin',
    sha256: OTHER,
    principal: `key-${OTHER.slice(0, 32)}`,
  })
  const [alone] = settings({ MARKGRAPH_API_KEYS: 'a-plain-key-of-the-lab' }).apiKeys
  expect(alone).toEqual({ ...first, name: 'key-1' })
})

test.each([
  ['an unknown role', `lab:studdy:sha256:${HASH}`],
  ['a hash that is too short', 'lab:study:sha256:abcd'],
  ['the hash of nothing', 'a:admin:sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['the key itself in place of its hash', 'a:study:plaintext-of-a-long-key'],
  ['another name', `a:study:sha256:${HASH},b:study:sha256:${HASH}`],
  ['no name', `:study:sha256:${HASH}`],
  ['a name of a key without one', `key-1:study:sha256:${HASH}`],
  ['two roles of one name', `lab:study:sha256:${HASH},lab:admin:sha256:${HASH.replaceAll('a', 'c')}`],
])('a key with %s is refused, and not told', (_, keys) => {
  const read = () => settings({ MARKGRAPH_API_KEYS: keys })
  expect(read).toThrow(/^MARKGRAPH_API_KEYS is not valid/)
  expect(read).not.toThrow(/abab|abcd|studdy/)
})

test('names of hosts are read without ports', () => {
  const hosts = 'Lab.example, 192.0.2.1,[2001:DB8::1]'
  expect(settings({ MARKGRAPH_HOSTS: hosts }).hosts).toEqual(['lab.example', '192.0.2.1', '[2001:db8::1]'])
  for (const wrong of ['lab.example:80', 'http://lab.example', '*', 'a b']) {
    expect(() => settings({ MARKGRAPH_HOSTS: wrong })).toThrow(/^MARKGRAPH_HOSTS is /)
  }
})

describe('language and verbal scale', () => {
  test('a language or a scale that is none is refused with those that there are', () => {
    expect(() => settings({ MARKGRAPH_LANGUAGE: 'it' })).toThrow('must be en, de, fr, es or nl')
    expect(() => settings({ MARKGRAPH_SCALE: 'enfsy' })).toThrow('there are specification, enfsi')
  })

  test("a laboratory's own scale is read from its file, and can be the default", () => {
    const folder = mkdtempSync(join(tmpdir(), 'markgraph-scale-'))
    try {
      const path = join(folder, 'scale.json')
      const steps = [
        { below: 100, support: 'some support', label: 'some' },
        { below: null, support: 'much support', label: 'much' },
      ]
      writeFileSync(path, JSON.stringify({ name: 'north', version: '1', steps }))
      const read = settings({ MARKGRAPH_SCALE_FILE: path, MARKGRAPH_SCALE: 'north' })
      expect(read.ownScale).toMatchObject({ name: 'north', version: '1', steps })
      writeFileSync(path, JSON.stringify({ name: 'north', version: '1', steps: [] }))
      expect(() => settings({ MARKGRAPH_SCALE_FILE: path })).toThrow(
        /names a file that is no verbal scale: steps/,
      )
      expect(() => settings({ MARKGRAPH_SCALE_FILE: join(folder, 'none') })).toThrow(/no such file/)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
