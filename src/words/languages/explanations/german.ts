/** A result in plain words, in German. */
import type { ExplanationWords } from './english.ts'

export const GERMAN_EXPLANATION: ExplanationWords = {
  refused: (reason) => `Es gibt keinen Likelihood-Quotienten: ${reason}.`,
  refusedBecause:
    'Es wurde nichts gegeneinander abgewogen. Eine Ablehnung spricht weder für noch gegen eine gemeinsame Quelle.',
  uncalibrated: (reason) => `Es gibt einen Score, aber keinen Likelihood-Quotienten: ${reason}.`,
  scoreAlone: (score, kind) =>
    `Der Score ist ${score} (${kind}). Ohne Kalibrierung hat er keinen Beweiswert und darf nicht als Beweis verwendet werden.`,
  ratio: (ratio, verbal) => `Der Likelihood-Quotient ist ${ratio}: ${verbal}.`,
  propositions: (same, different) =>
    `Zwei Hypothesen wurden gegeneinander abgewogen. Erstens: ${same} Zweitens: ${different}`,
  asProbable:
    'Ein Score wie dieser ist gleich wahrscheinlich, ob die erste oder die zweite zutrifft; der Vergleich stützt also keine von beiden.',
  timesAsProbable: (times, isFirst) =>
    `Ein Score wie dieser ist ${times}-mal so wahrscheinlich, wenn die ${isFirst ? 'erste' : 'zweite'} zutrifft, wie wenn die ${isFirst ? 'zweite' : 'erste'} zutrifft.`,
  atLimit: (ratio, isFirst) =>
    `Das Ergebnis ist bei ${ratio} abgeschnitten, der Grenze dieser Referenz in dieser Richtung. Das ist kein gemessener Wert: Der Score spricht mindestens so stark für die ${isFirst ? 'erste' : 'zweite'} Hypothese, aber eine stärkere Aussage lassen die Spuren dieser Referenz nicht zu.`,
  interval: (interval) =>
    `Das 95-%-Intervall: ${interval}. Es sagt, wie weit die Zahl davon abhängt, welche Spuren zufällig in der Referenz sind.`,
  bounds: (low, high) => `Diese Referenz stützt Likelihood-Quotienten von ${low} bis ${high}.`,
  reference: (name, population, sources) =>
    `Die Referenz ist ${name}: ${population}, aus ${sources} Quellen. Die Zahl gilt nur für Spuren dieser Art.`,
  notAVerdict:
    'Der Likelihood-Quotient ist nicht die Wahrscheinlichkeit, dass die Spuren eine gemeinsame Quelle haben: Diese hängt auch von allen anderen Beweismitteln ab. Er ist keine Fehlerrate und sagt nichts darüber, wie oft Sachverständige oder dieses Programm irren.',
  known: (given, counted) =>
    `Die fragliche Spur wurde mit ${given} Vergleichsspuren einer Quelle verglichen${counted === given ? '' : `, von denen ${counted} zählen`}.`,
  agreement: (among, chance, questioned) =>
    `Ihre Übereinstimmung untereinander beträgt im Mittel ${among}${chance === undefined ? '' : `, die von Spuren verschiedener Quellen ${chance}`}. Die Übereinstimmung der fraglichen Spur mit ihnen beträgt im Mittel ${questioned}. Wie gut die Vergleichsspuren übereinstimmen, zeigt, wie gut ihre Quelle Spuren hinterlässt.`,
  leftOut: (mark, reason) => `Vergleichsspur ${mark} zählt nicht: ${reason}.`,
  made: (made, used) =>
    made === null
      ? `Niemand hat angegeben, wie viele Vergleichsspuren hergestellt wurden; ${used} sind verwendet.`
      : `${made} Vergleichsspuren wurden hergestellt, ${used} sind verwendet.`,
  ammunition: 'Munition',
  instrument: 'Messgerät',
  condition: 'Zustand der Quelle',
  stated: (alike, different) =>
    `Über die fragliche Spur und die Vergleichsspuren ist angegeben: ${[alike && `gleich sind ${alike}`, different && `verschieden sind ${different}`].filter((one) => one !== '').join('; ')}.`,
  notStated: (what) => `Nichts angegeben ist über: ${what}.`,
  without: (mark, ratio, reason) =>
    `Ohne Vergleichsspur ${mark} ${ratio === undefined ? 'gibt es keinen Likelihood-Quotienten, denn die übrigen stimmen nicht besser überein als durch Zufall' : `ist der Likelihood-Quotient ${ratio}`} (${reason}).`,
  warnings: (warnings) => `Warnungen: ${warnings.join('; ')}.`,
  warning: (places, message) => `${places}: ${message}`,
}
