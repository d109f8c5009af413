/** The two propositions of a likelihood ratio, in every language. */
import { PROPOSITIONS } from '../propositions.ts'
import type { Language } from './language.ts'

type All = typeof PROPOSITIONS

const GERMAN: All = {
  one_barrel: {
    same: 'Beide Geschosse wurden aus demselben Lauf verschossen.',
    different: 'Die Geschosse wurden aus verschiedenen Läufen verschossen.',
  },
  one_land: {
    same: 'Beide Feldspuren stammen von demselben Feld desselben Laufs.',
    different: 'Die Feldspuren stammen von verschiedenen Feldern desselben Laufs oder verschiedener Läufe.',
  },
  one_firearm: {
    same: 'Beide Patronenhülsen wurden in derselben Waffe verfeuert.',
    different: 'Die Patronenhülsen wurden in verschiedenen Waffen verfeuert.',
  },
  one_tool_edge: {
    same: 'Beide Spuren wurden mit derselben Kante eines Werkzeugs verursacht.',
    different: 'Die Spuren wurden mit verschiedenen Werkzeugkanten verursacht.',
  },
  known_barrel: {
    same: 'Das fragliche Geschoss wurde aus demselben Lauf verschossen wie die Vergleichsgeschosse.',
    different: 'Das fragliche Geschoss wurde aus einem anderen Lauf verschossen.',
  },
  known_land: {
    same: 'Die fragliche Feldspur stammt von demselben Feld desselben Laufs wie die Vergleichsspuren.',
    different: 'Die fragliche Feldspur stammt von einem anderen Feld, desselben oder eines anderen Laufs.',
  },
  known_firearm: {
    same: 'Die fragliche Patronenhülse wurde in derselben Waffe verfeuert wie die Vergleichshülsen.',
    different: 'Die fragliche Patronenhülse wurde in einer anderen Waffe verfeuert.',
  },
  known_tool_edge: {
    same: 'Die fragliche Spur stammt von derselben Werkzeugkante wie die Vergleichsspuren.',
    different: 'Die fragliche Spur stammt von einer anderen Werkzeugkante.',
  },
  known_source: {
    same: 'Die fragliche Spur stammt von derselben Quelle wie die Vergleichsspuren.',
    different: 'Die fragliche Spur stammt von einer anderen Quelle.',
  },
  one_source: {
    same: 'Beide Spuren haben dieselbe Quelle.',
    different: 'Die Spuren haben verschiedene Quellen.',
  },
}

const FRENCH: All = {
  one_barrel: {
    same: 'Les deux projectiles ont été tirés par le même canon.',
    different: 'Les deux projectiles ont été tirés par des canons différents.',
  },
  one_land: {
    same: 'Les deux empreintes de champ ont été laissées par le même champ du même canon.',
    different:
      'Les deux empreintes de champ ont été laissées par des champs différents, du même canon ou de canons différents.',
  },
  one_firearm: {
    same: 'Les deux étuis ont été percutés dans la même arme.',
    different: 'Les deux étuis ont été percutés dans des armes différentes.',
  },
  one_tool_edge: {
    same: 'Les deux traces ont été faites par la même arête d’un outil.',
    different: 'Les deux traces ont été faites par des arêtes d’outil différentes.',
  },
  known_barrel: {
    same: 'Le projectile de question a été tiré par le même canon que les projectiles de comparaison.',
    different: 'Le projectile de question a été tiré par un autre canon.',
  },
  known_land: {
    same: 'L’empreinte de question a été laissée par le même champ du même canon que les empreintes de comparaison.',
    different: 'L’empreinte de question a été laissée par un autre champ, du même canon ou d’un autre.',
  },
  known_firearm: {
    same: 'L’étui de question a été percuté dans la même arme que les étuis de comparaison.',
    different: 'L’étui de question a été percuté dans une autre arme.',
  },
  known_tool_edge: {
    same: 'La trace de question a été faite par la même arête d’outil que les traces de comparaison.',
    different: 'La trace de question a été faite par une autre arête d’outil.',
  },
  known_source: {
    same: 'La trace de question a la même source que les traces de comparaison.',
    different: 'La trace de question provient d’une autre source.',
  },
  one_source: {
    same: 'Les deux traces ont la même source.',
    different: 'Les deux traces ont des sources différentes.',
  },
}

const SPANISH: All = {
  one_barrel: {
    same: 'Los dos proyectiles fueron disparados por el mismo cañón.',
    different: 'Los dos proyectiles fueron disparados por cañones distintos.',
  },
  one_land: {
    same: 'Las dos marcas de campo fueron producidas por el mismo campo del mismo cañón.',
    different:
      'Las dos marcas de campo fueron producidas por campos distintos, del mismo cañón o de cañones distintos.',
  },
  one_firearm: {
    same: 'Las dos vainas fueron percutidas en la misma arma.',
    different: 'Las dos vainas fueron percutidas en armas distintas.',
  },
  one_tool_edge: {
    same: 'Las dos marcas fueron producidas por el mismo filo de una herramienta.',
    different: 'Las dos marcas fueron producidas por filos de herramienta distintos.',
  },
  known_barrel: {
    same: 'El proyectil dubitado fue disparado por el cañón de los disparos de prueba.',
    different: 'El proyectil dubitado fue disparado por otro cañón.',
  },
  known_land: {
    same: 'La marca de campo dubitada fue producida por el campo del cañón que produjo las indubitadas.',
    different: 'La marca de campo dubitada fue producida por otro campo, del mismo cañón o de otro.',
  },
  known_firearm: {
    same: 'La vaina dubitada fue percutida en el arma de los disparos de prueba.',
    different: 'La vaina dubitada fue percutida en otra arma.',
  },
  known_tool_edge: {
    same: 'La marca dubitada fue producida por el filo de herramienta de las marcas indubitadas.',
    different: 'La marca dubitada fue producida por otro filo de herramienta.',
  },
  known_source: {
    same: 'La marca dubitada procede de la fuente de las marcas indubitadas.',
    different: 'La marca dubitada procede de otra fuente.',
  },
  one_source: {
    same: 'Las dos marcas tienen la misma fuente.',
    different: 'Las dos marcas tienen fuentes distintas.',
  },
}

const DUTCH: All = {
  one_barrel: {
    same: 'Beide kogels zijn uit dezelfde loop afgevuurd.',
    different: 'De kogels zijn uit verschillende lopen afgevuurd.',
  },
  one_land: {
    same: 'Beide veldsporen zijn veroorzaakt door hetzelfde veld van dezelfde loop.',
    different:
      'De veldsporen zijn veroorzaakt door verschillende velden, van dezelfde of van verschillende lopen.',
  },
  one_firearm: {
    same: 'Beide hulzen zijn met hetzelfde vuurwapen verschoten.',
    different: 'De hulzen zijn met verschillende vuurwapens verschoten.',
  },
  one_tool_edge: {
    same: 'Beide sporen zijn veroorzaakt met dezelfde rand van een werktuig.',
    different: 'De sporen zijn veroorzaakt met verschillende werktuigranden.',
  },
  known_barrel: {
    same: 'De betwiste kogel is afgevuurd uit de loop van de proefschoten.',
    different: 'De betwiste kogel is afgevuurd uit een andere loop.',
  },
  known_land: {
    same: 'Het betwiste veldspoor is veroorzaakt door het veld van de loop dat de vergelijkingssporen maakte.',
    different:
      'Het betwiste veldspoor is veroorzaakt door een ander veld, van dezelfde of van een andere loop.',
  },
  known_firearm: {
    same: 'De betwiste huls is verschoten met het vuurwapen van de proefschoten.',
    different: 'De betwiste huls is verschoten met een ander vuurwapen.',
  },
  known_tool_edge: {
    same: 'Het betwiste spoor is veroorzaakt door de werktuigrand van de vergelijkingssporen.',
    different: 'Het betwiste spoor is veroorzaakt door een andere werktuigrand.',
  },
  known_source: {
    same: 'Het betwiste spoor is afkomstig van de bron van de vergelijkingssporen.',
    different: 'Het betwiste spoor is afkomstig van een andere bron.',
  },
  one_source: {
    same: 'Beide sporen hebben dezelfde bron.',
    different: 'De sporen hebben verschillende bronnen.',
  },
}

export const PROPOSITIONS_IN: Readonly<Record<Language, All>> = {
  en: PROPOSITIONS,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  nl: DUTCH,
}
