import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Service } from '../../service/service.ts'
import type { App } from '../context.ts'
import type { Admission } from './admission.ts'

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/**
 * `GET /metrics` in the Prometheus text format: requests and durations by route and status, the queue, computed and reused
 * nodes with their seconds, the size of the store, and the resources of the process. It names no scan and no case.
 */
export function installMetrics(app: App, service: Service, admission: Admission): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const registers = [register]
  const requests = new Counter({
    name: 'markgraph_http_requests_total',
    help: 'Answered requests by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'markgraph_http_request_seconds',
    help: 'Time from the first header to the last byte of the answer.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown' // never the path itself: clients can invent any number of paths
    const { method } = request
    requests.inc({ method, route, status: reply.statusCode })
    durations.observe({ method, route }, reply.elapsedTime / 1000)
  })

  const { graph, references, store } = service
  gauge('markgraph_queue', 'Compute requests under way or waiting.', (set) => set({}, admission.underWay()))
  gauge('markgraph_queue_limit', 'Compute requests that may be under way or waiting.', (set) =>
    set({}, service.settings.queue),
  )
  gauge('markgraph_rate_limited_clients', 'Client addresses inside the rate window.', (set) =>
    set({}, admission.limiter.tracked()),
  )
  gauge('markgraph_references', 'Reference populations.', async (set) =>
    set({}, (await references.ids()).length),
  )
  gauge('markgraph_store_artifacts', 'Artifacts recorded in the store.', async (set) =>
    set({}, (await store.size()).artifacts),
  )
  gauge(
    'markgraph_store_bytes',
    'Bytes in the store, by part.',
    async (set) => {
      const { bytes } = await store.size()
      for (const [part, count] of Object.entries(bytes)) set({ part }, count)
    },
    ['part'],
  )
  for (const [key, help] of [
    ['computed', 'Nodes computed.'],
    ['reused', 'Nodes whose result existed already.'],
    ['seconds', 'Seconds of computation in nodes, over all threads.'],
  ] as const) {
    const counter = new Counter({
      name: `markgraph_node_${key}_total`,
      help,
      labelNames: ['node'],
      registers,
      collect() {
        counter.reset()
        for (const [node, count] of graph.counts()) counter.inc({ node }, count[key])
      },
    })
  }

  app.get('/metrics', { config: { role: 'admin' }, schema: { hide: true } }, async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  )

  function gauge<L extends string = never>(
    name: string,
    help: string,
    collect: (set: (labels: Partial<Record<L, string>>, value: number) => void) => void | Promise<void>,
    labelNames: L[] = [],
  ): void {
    const one = new Gauge<L>({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        await collect((labels, value) => one.set(labels, value))
      },
    })
  }
}
