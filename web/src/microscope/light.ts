/** Where light comes from: degrees clockwise from the top, and above the plane. */
export interface Light {
  readonly from: number
  readonly height: number
}

/** The direction to the light; x to the right, y down, z towards the reader. */
export function towards({ from, height }: Light): [number, number, number] {
  const [azimuth, above] = [(from * Math.PI) / 180, (height * Math.PI) / 180]
  return [Math.sin(azimuth) * Math.cos(above), -Math.cos(azimuth) * Math.cos(above), Math.sin(above)]
}
