import { describe, expect, test } from 'vitest'
import { changeOf } from '../../web/src/microscope/keys.ts'
import { laid, smallestTurn, turnedAbout, under, uprightAbout } from '../../web/src/microscope/pose.ts'
import { differenceInWords, lineAt, moved, opened, turnedB } from '../../web/src/microscope/scene.ts'
import {
  lengthInWords,
  lengthOfBar,
  placeAt,
  seenAt,
  wholeView,
  zoomed,
} from '../../web/src/microscope/view.ts'

const POSE = { turn: 30, x: 100, y: -40 }
const VIEW = { x: 500, y: 300, scale: 2 }
const BOX = { x: 0, y: 0, w: 800, h: 400 }

describe('the pose of a mark', () => {
  test('turns clockwise where y runs down, and is undone', () => {
    const down = laid({ x: 10, y: 0 }, { turn: 90, x: 0, y: 0 })
    expect([down.x, down.y]).toEqual([expect.closeTo(0, 9), expect.closeTo(10, 9)])
    const back = under(laid({ x: 7, y: 3 }, POSE), POSE)
    expect([back.x, back.y]).toEqual([expect.closeTo(7, 9), expect.closeTo(3, 9)])
  })

  test('is turned about a place, which stays', () => {
    const place = { x: 250, y: 90 }
    const after = turnedAbout(POSE, place, 45)
    expect(after.turn).toBe(75)
    const same = laid(under(place, POSE), after)
    expect([same.x, same.y]).toEqual([expect.closeTo(250, 9), expect.closeTo(90, 9)])
  })

  test('has its regions upright about their middles', () => {
    const middle = { x: 20, y: 50 }
    const { turn, ...pose } = uprightAbout(POSE, middle, 30)
    expect(turn).toBe(0)
    const [was, is] = [laid(middle, POSE), laid(middle, { turn, ...pose })]
    expect([is.x, is.y]).toEqual([expect.closeTo(was.x, 9), expect.closeTo(was.y, 9)])
    expect(smallestTurn(350)).toBe(-10)
  })
})

describe('the view', () => {
  test('keeps the place under the pointer when it is zoomed', () => {
    const pixel = { x: 600, y: 100 }
    const nearer = zoomed(VIEW, 3, pixel, BOX)
    expect(nearer.scale).toBeCloseTo(2 / 3, 12)
    const [was, is] = [placeAt(pixel, VIEW, BOX), placeAt(pixel, nearer, BOX)]
    expect([is.x, is.y]).toEqual([expect.closeTo(was.x, 9), expect.closeTo(was.y, 9)])
  })

  test('of the whole has all corners of both marks in its box', () => {
    const marks = [
      { width: 2000, height: 500, pose: { turn: 0, x: 0, y: 0 } },
      { width: 1500, height: 900, pose: POSE },
    ]
    const view = wholeView(marks, BOX)
    for (const { width, height, pose } of marks) {
      for (const corner of [
        { x: 0, y: 0 },
        { x: width, y: height },
        { x: width, y: 0 },
        { x: 0, y: height },
      ]) {
        const { x, y } = seenAt(laid(corner, pose), view, BOX)
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(BOX.w)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(BOX.h)
      }
    }
  })

  test('has a scale bar of a round length that fits', () => {
    for (const scale of [0.03, 0.5, 1.5625, 7, 40]) {
      const bar = lengthOfBar(scale, 160)
      expect(bar / scale).toBeLessThanOrEqual(160)
      expect(bar / scale).toBeGreaterThan(60)
      expect(Number(bar.toExponential()[0])).toBeOneOf([1, 2, 5])
    }
    expect([0.5, 50, 2000].map(lengthInWords)).toEqual(['0.5 µm', '50 µm', '2 mm'])
  })
})

describe('a scene', () => {
  const scene = opened(POSE, true, VIEW)

  test('moves both marks, or B alone where it is moved by hand', () => {
    const both = moved(scene, 10, 5)
    expect([both.view.x, both.view.y, both.pose]).toEqual([480, 290, POSE])
    const alone = moved({ ...scene, byHand: true }, 10, 5)
    expect([alone.view, alone.pose.x, alone.pose.y]).toEqual([VIEW, 120, -30])
  })

  test('says how B lies beside where the score laid it', () => {
    expect(differenceInWords(scene, POSE)).toBeUndefined()
    const alone = moved({ ...scene, byHand: true }, 10, -5)
    expect(differenceInWords(alone, POSE)).toBe('20 µm to the right, 10 µm up')
    expect(differenceInWords(turnedB(scene, -2), POSE)).toBe('turned by 2° anticlockwise')
  })

  test('keeps a part of both marks on either side of the line', () => {
    expect([lineAt(scene, -1).line, lineAt(scene, 0.3).line, lineAt(scene, 2).line]).toEqual([
      0.02, 0.3, 0.98,
    ])
  })

  test('is changed by keys, in small steps with Shift', () => {
    const after = (key: string, from = scene, fine = false) => changeOf(key, fine)!.change!(from)
    expect(after('ArrowRight').view.x - VIEW.x).toBe(80) // the view goes to the right
    expect(after('ArrowRight', scene, true).view.x - VIEW.x).toBe(8)
    const byHand = { ...scene, byHand: true }
    expect(after('ArrowRight', byHand).pose.x - POSE.x).toBe(80) // as does a mark that is moved by hand
    expect(after(']', byHand).pose.turn).toBe(31)
    expect(after(']').pose).toEqual(POSE)
    expect(after('l').light.from).toBe(330)
    expect(after('r').outlined).toBe(true)
    expect(changeOf('+', false)!.zoom).toBeGreaterThan(1)
    expect(changeOf('Tab', false)).toBeUndefined()
  })
})
