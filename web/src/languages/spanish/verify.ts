import type { VERIFY as GERMAN } from '../german/verify.ts'
import type { Translated } from '../translated.ts'

export const VERIFY: Translated<typeof GERMAN> = {
  Bundle: 'Paquete',
  'Printed report': 'Informe impreso',
  'Key that must have signed it': 'Clave con la que debe estar firmado',
  '{file} is none of these: a bundle (.zip), a printed report (.pdf), a public key (.pem)':
    '{file} no es nada de esto: un paquete (.zip), un informe impreso (.pdf), una clave pública (.pem)',
  '{first} and {second} are two of one kind; give one of them':
    '{first} y {second} son del mismo tipo; dé uno de los dos',
  'Nothing is taken: {why}.': 'No se toma nada: {why}.',
  'Proved: {what}.': 'Probado: {what}.',
  'Not proved: {what}.': 'No probado: {what}.',
  nothing: 'nada',
  'every computation gives the same result when it is done again':
    'cada cálculo da el mismo resultado cuando se repite',
  'what is in the bundle is not what comes out when it is done again':
    'lo que contiene el paquete no es lo que resulta al repetir los cálculos',
  'not every computation could be done again here': 'no todos los cálculos pudieron repetirse aquí',
  'the reason of the refusal': 'el motivo del rechazo',
  'the reference came with a release of Markgraph': 'la referencia forma parte de una versión de Markgraph',
  'you trust the reference': 'usted confía en la referencia',
  'nothing in it rests on a reference from elsewhere': 'nada en él se apoya en una referencia ajena',
  'that the reference is the one it is named after': 'que la referencia sea aquella cuyo nombre lleva',
  'whose the reference is': 'de quién es la referencia',
  'the PDF is the printed report': 'el PDF es el informe impreso',
  'the PDF is not the printed report': 'el PDF no es el informe impreso',
  'what the PDF says, because another release printed it':
    'lo que dice el PDF, porque lo imprimió otra versión',
  'what the PDF says, because it was not printed again': 'lo que dice el PDF, porque no se volvió a imprimir',
  'the bundle is signed, and was not changed after that': 'el paquete está firmado y no se modificó después',
  'who made the bundle': 'quién creó el paquete',
  'what is in {names}': 'lo que contiene {names}',
  'that the scans are of the exhibits that they are said to be of':
    'que los escaneos sean de las muestras que se indican',
  'Not verified: something differs': 'No verificado: algo difiere',
  'False name: this is not the reference {id} of any release of Markgraph':
    'Nombre falso: esta no es la referencia {id} de ninguna versión de Markgraph',
  'Intact, but not all of it can be computed here': 'Intacto, pero no todo puede calcularse aquí',
  'Equal, but the number is relative to a reference that nobody vouched for here':
    'Igual, pero el número depende de una referencia por la que aquí nadie responde',
  'Equal, but the result is relative to a reference that nobody vouched for here':
    'Igual, pero el resultado depende de una referencia por la que aquí nadie responde',
  'Equal; not everything was looked at': 'Igual; no se examinó todo',
  'bundled: it came with a release of Markgraph': 'incluida: forma parte de una versión de Markgraph',
  'trusted: you named it, or a key that you trust signed for it':
    'de confianza: usted la nombró, o la firmó una clave en la que confía',
  'unknown: the result is relative to whatever that reference is':
    'desconocida: el resultado depende de lo que valga esa referencia',
  'none: the marks of this validation are their own': 'ninguna: las marcas de esta validación son las suyas',
  'false name: it calls itself {id}, and no release of Markgraph came with it':
    'nombre falso: se llama {id}, y ninguna versión de Markgraph la contiene',
  equal: 'igual',
  differs: 'difiere',
  'not computed': 'no calculado',
  Refusal: 'Rechazo',
  'derived again': 'derivado de nuevo',
  'not derived again': 'no derivado de nuevo',
  'equal to what is printed again': 'igual al impreso de nuevo',
  'there is none': 'no lo hay',
  'printed by another release': 'impreso por otra versión',
  'not printed again here': 'no impreso de nuevo aquí',
  'Not looked at': 'No examinado',
  'Mark type': 'Tipo de marca',
  'Engine of the report': 'Versión del programa del informe',
  'Engine of this page': 'Versión del programa de esta página',
  'Part by part': 'Parte por parte',
  Files: 'Archivos',
  Equal: 'Iguales',
  'Not equal': 'No iguales',
  'Not recomputable': 'No repetibles',
  'First difference': 'Primera diferencia',
  'What is not equal': 'Lo que no es igual',
  'What cannot be shown': 'Lo que no puede mostrarse',
  Signatures: 'Firmas',
  'Drop the bundle here, or choose it': 'Suelte el paquete aquí, o elíjalo',
  'With it, in any order, if you have them: the printed report that came by itself (PDF), and the public key that must have signed it (PEM).':
    'Junto con él, en cualquier orden, si los tiene: el informe impreso recibido aparte (PDF) y la clave pública con la que debe estar firmado (PEM).',
  'References that you trust': 'Referencias en las que confía',
  'One a line: handles of references, or ids of keys that sign for them; may be left out':
    'Una por línea: identificadores de referencias o de claves que las firman; puede quedar vacío',
  Computations: 'Cálculos',
  '{done} computations done …': '{done} cálculos hechos…',
  '{done} of {total} computations done …': '{done} de {total} cálculos hechos…',
  'All {total} computations done; what they give is compared …':
    'Hechos los {total} cálculos; se comparan los resultados…',
  'Reading {file} …': 'Leyendo {file}…',
  'The check failed: {why}': 'La comprobación falló: {why}',
  'Now give the bundle: a ZIP file.': 'Dé ahora el paquete: un archivo ZIP.',
  'Take away': 'Quitar',
  'Take away {file}': 'Quitar {file}',
  'Every hash is compared, every computation is done again and the report is printed again, in this browser, by Markgraph {version}. Nothing is uploaded: this page can reach no network.':
    'Se compara cada hash, se repite cada cálculo y se vuelve a imprimir el informe, en este navegador, con Markgraph {version}. No se sube nada: esta página no tiene acceso a ninguna red.',
  '{names} and {n} other files': '{names} y {n} archivos más',
}
