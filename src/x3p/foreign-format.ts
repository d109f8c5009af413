import { type Phrase, phrase } from '../errors.ts'

const AL3D = 'AliconaImaging'
const SUR = ['DIGITAL SURF', 'DSCOMPRESSED']

/** What a file is that is no X3P, and what would be right, for the formats that are often taken for one. */
export function foreignFormat(bytes: Uint8Array): Phrase | undefined {
  const starts = (text: string): boolean => [...text].every((char, i) => bytes[i] === char.charCodeAt(0))
  if (bytes.length === 0) return phrase('the file is empty')
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    return phrase('the file is packed with gzip (.gz); unpack it and give the X3P inside')
  }
  if (starts(AL3D)) return phrase('the file is an Alicona AL3D; export it as X3P (ISO 25178-72)')
  if (SUR.some(starts)) return phrase('the file is a Digital Surf SUR; export it as X3P (ISO 25178-72)')
  return undefined
}
