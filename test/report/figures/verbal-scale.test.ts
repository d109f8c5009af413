import { describe, expect, test } from 'vitest'
import { verbal } from '../../../src/nodes/report/verbal.ts'
import type { Scene, Shape } from '../../../src/report/figures/scene.ts'
import { verbalScale } from '../../../src/report/figures/verbal-scale.ts'
import { ENGLISH_PAGE } from '../../../src/words/languages/first-page/english.ts'
import { scaleIn } from '../../../src/words/languages/scales.ts'

const WIDTH = 480

function drawn(log10Lr: number, { boundHit = false, bounds = [-7, 7] as [number, number] } = {}): Scene {
  return verbalScale(
    {
      words: ENGLISH_PAGE,
      steps: scaleIn('en', 'specification').steps,
      log10Lr,
      interval: [log10Lr - 0.1, log10Lr + 0.1],
      bounds,
      boundHit,
      ratio: 'RATIO',
      boundRatios: ['LOWER', 'UPPER'],
      verbal: verbal(log10Lr),
    },
    WIDTH,
  )
}

type Text = Extract<Shape, { kind: 'text' }>
const texts = ({ shapes }: Scene): Text[] => shapes.filter((shape) => shape.kind === 'text')
const filled = ({ shapes }: Scene) =>
  shapes.flatMap((shape) => (shape.kind === 'rect' && !shape.fill?.match(/^#[ef]/) ? [shape] : []))
const closed = ({ shapes }: Scene) =>
  shapes.flatMap((shape) => (shape.kind === 'polyline' && shape.points.length === 5 ? [shape.points] : []))

describe('the verbal scale', () => {
  test.each([-7.5, -5, -3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5, 5, 7.5])(
    'has the marker of log10 LR %d under the step that is said',
    (log10Lr) => {
      const scene = drawn(log10Lr)
      const [step, ...others] = filled(scene)
      expect(others).toEqual([])
      const [[x]] = closed(scene)[0]! as [[number, number]]
      expect(x).toBeGreaterThanOrEqual(step!.x)
      expect(x).toBeLessThanOrEqual(step!.x + step!.w)
      expect(x > WIDTH / 2).toBe(log10Lr > 0)
      const words = texts(scene)
        .filter((one) => one.fill === '#ffffff')
        .map((one) => one.text)
      expect(verbal(log10Lr)).toContain(`${words.join(' ')} support`)
    },
  )

  test('has no marker at a limit, but an open arrow and the reason', () => {
    const scene = drawn(1, { boundHit: true, bounds: [-0.5, 1] })
    expect(closed(scene)).toEqual([])
    expect(texts(scene).map((one) => one.text)).toContain('LR RATIO, limited by the size of the reference')
    expect(scene.description).toContain('the ratio stands at its limit')
  })

  test('names both limits and every step on both sides, inside its frame', () => {
    const scene = drawn(0)
    const words = texts(scene).map((one) => one.text)
    expect(words).toEqual(expect.arrayContaining(['limit LOWER', 'limit UPPER', '1/1,000,000', '1,000,000']))
    expect(words.filter((one) => one === 'moderate')).toHaveLength(2)
    expect(filled(scene)).toEqual([]) // a ratio of 1 supports neither
    for (const shape of scene.shapes) {
      const points = shape.kind === 'polyline' ? shape.points : [[shape.x, shape.y] as const]
      for (const [x, y] of points) {
        expect(x >= 0 && x <= scene.width && y >= 0 && y <= scene.height, JSON.stringify(shape)).toBe(true)
      }
    }
  })
})
