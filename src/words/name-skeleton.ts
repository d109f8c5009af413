/** Capitals and small letters of other scripts that look like those of the Latin one, in the same order. */
const LOOK_ALIKE = [
  ['АВЕЅІЈКМНОРСТУХЗ', 'ABESIJKMHOPCTYX3'], // Cyrillic
  ['аеѕіјорсухԁԛԝӏ', 'aesijopcyxdqwl'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'], // Greek
  ['αικνορχ', 'aikvopx'],
] as const

const LATIN = new Map(
  LOOK_ALIKE.flatMap(([letters, latin]) => [...letters].map((letter, i) => [letter, latin[i]!] as const)),
)

/**
 * What a person reads of a name: two names with the same skeleton cannot be told apart, or only by case, spaces, signs that
 * are not shown, or a full stop at the end.
 */
export const nameSkeleton = (name: string): string =>
  [...name.normalize('NFKC').replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')]
    .map((letter) => LATIN.get(letter) ?? letter)
    .join('')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/ς/g, 'σ')
    .replace(/ß/g, 'ss')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/^[ .,;:]+|[ .,;:]+$/g, '')
