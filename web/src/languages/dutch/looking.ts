import type { LOOKING as GERMAN } from '../german/looking.ts'
import type { Translated } from '../translated.ts'

export const LOOKING: Translated<typeof GERMAN> = {
  // the microscope
  'A part of the picture did not come': 'Een deel van de afbeelding is niet geladen',
  'Comparison microscope: {a} and {b}': 'Vergelijkingsmicroscoop: {a} en {b}',
  'Line between the marks': 'Lijn tussen de sporen',
  '{share} first mark': 'eerste spoor {share}',
  'How the marks are shown': 'Hoe de sporen worden getoond',
  'Side by side': 'Naast elkaar',
  Overlay: 'Over elkaar',
  'Line across': 'Lijn horizontaal',
  'Line upright': 'Lijn verticaal',
  'Whole marks': 'Hele sporen',
  'One point of the scan is one pixel of the screen': 'Eén punt van de scan is één pixel van het scherm',
  'Fill the screen': 'Volledig scherm',
  'Outline 1 region': '1 gebied omkaderen',
  'Outline {n} regions': '{n} gebieden omkaderen',
  'Move {name} by hand': '{name} met de hand verplaatsen',
  '{name} lies as the score laid it, which is right to {within} µm.':
    '{name} heeft de ligging volgens de score, tot op {within} µm nauwkeurig.',
  '{name} lies beside where the score laid it: {difference}.':
    '{name} wijkt af van de ligging volgens de score: {difference}.',
  '{name} lies as it was scanned, middle on middle: no score laid it.':
    '{name} ligt zoals gescand, midden op midden: geen score heeft de ligging bepaald.',
  '{name} lies beside where it lay at first: {difference}.':
    '{name} wijkt af van de beginligging: {difference}.',
  '{length} µm to the right': '{length} µm naar rechts',
  '{length} µm to the left': '{length} µm naar links',
  '{length} µm down': '{length} µm naar beneden',
  '{length} µm up': '{length} µm naar boven',
  'turned by {angle}° clockwise': '{angle}° met de klok mee gedraaid',
  'turned by {angle}° anticlockwise': '{angle}° tegen de klok in gedraaid',
  'Lay it back': 'Ligging herstellen',
  'Light from': 'Licht vanuit',
  'Light above the surface': 'Licht boven het oppervlak',
  Relief: 'Reliëf',
  'Share of {name}': 'Aandeel van {name}',
  'Turn of {name}': 'Draaiing van {name}',
  'Usual light': 'Gebruikelijk licht',
  'Keys and gestures': 'Toetsen en gebaren',
  'Drag to move both marks, or pinch. When the picture has the focus: arrow keys move it, + and − or the wheel zoom, comma and full stop move the line, L turns the light, R outlines regions. While {name} is moved by hand, dragging and arrow keys move it alone, and [ and ] turn it. Shift makes steps small.':
    'Sleep om beide sporen te verplaatsen, of knijp met twee vingers. Als de afbeelding de focus heeft: de pijltoetsen verplaatsen het beeld, + en − of het scrollwiel zoomen, komma en punt verplaatsen de lijn, L draait het licht, R omkadert gebieden. Zolang {name} met de hand wordt verplaatst, verplaatsen slepen en pijltoetsen alleen die kant, en draaien [ en ] die kant. Shift maakt de stappen klein.',
  'This browser has no WebGL2, so these are pictures made by the service.':
    'Deze browser heeft geen WebGL2; deze afbeeldingen zijn daarom door de dienst gemaakt.',
  '{name}, picture made by the service': '{name}, afbeelding van de dienst',

  // the lands around a bullet
  'Land of {name}': 'Veld van {name}',
  'Land {place} of {count}': 'Veld {place} van {count}',
  'Land {place} of {name}': 'Veld {place} van {name}',
  'Land {place} of {name} was not given': 'Veld {place} van {name} is niet opgegeven',

  // three dimensions
  'This browser has no WebGL2, so this is a picture made by the service.':
    'Deze browser heeft geen WebGL2; deze afbeelding is daarom door de dienst gemaakt.',
  '{name} in three dimensions': '{name} in drie dimensies',
  Turn: 'Draaiing',
  Tilt: 'Kanteling',
  Zoom: 'Zoom',
  Heights: 'Hoogten',
  '× (exaggerated {n} times)': '× ({n} keer vergroot)',
  'Outline 1 region that agrees': '1 overeenkomend gebied omkaderen',
  'Outline {n} regions that agree': '{n} overeenkomende gebieden omkaderen',
  'Drag to turn; both surfaces turn together.': 'Sleep om te draaien; beide oppervlakken draaien samen.',
  'Reset the view': 'Weergave herstellen',

  // pictures
  'the profile': 'het profiel',
}
