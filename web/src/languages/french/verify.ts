import type { VERIFY as GERMAN } from '../german/verify.ts'
import type { Translated } from '../translated.ts'

export const VERIFY: Translated<typeof GERMAN> = {
  Bundle: 'Paquet',
  'Printed report': 'Rapport imprimé',
  'Key that must have signed it': 'Clé qui doit l’avoir signé',
  '{file} is none of these: a bundle (.zip), a printed report (.pdf), a public key (.pem)':
    '{file} n’est rien de cela : un paquet (.zip), un rapport imprimé (.pdf), une clé publique (.pem)',
  '{first} and {second} are two of one kind; give one of them':
    '{first} et {second} sont du même type ; donnez l’un des deux',
  'Nothing is taken: {why}.': 'Rien n’est pris : {why}.',
  'Proved: {what}.': 'Prouvé : {what}.',
  'Not proved: {what}.': 'Non prouvé : {what}.',
  nothing: 'rien',
  'every computation gives the same result when it is done again':
    'chaque calcul donne le même résultat lorsqu’il est refait',
  'what is in the bundle is not what comes out when it is done again':
    'ce que contient le paquet n’est pas ce que l’on obtient en refaisant les calculs',
  'not every computation could be done again here': 'tous les calculs n’ont pas pu être refaits ici',
  'the reason of the refusal': 'le motif du refus',
  'the reference came with a release of Markgraph': 'la référence fait partie d’une version de Markgraph',
  'you trust the reference': 'vous faites confiance à la référence',
  'nothing in it rests on a reference from elsewhere': 'rien n’y repose sur une référence venue d’ailleurs',
  'that the reference is the one it is named after': 'que la référence est bien celle dont elle porte le nom',
  'whose the reference is': 'de qui vient la référence',
  'the PDF is the printed report': 'le PDF est le rapport imprimé',
  'the PDF is not the printed report': 'le PDF n’est pas le rapport imprimé',
  'what the PDF says, because another release printed it':
    'ce que dit le PDF, car une autre version l’a imprimé',
  'what the PDF says, because it was not printed again': 'ce que dit le PDF, car il n’a pas été réimprimé',
  'the bundle is signed, and was not changed after that':
    'le paquet est signé et n’a pas été modifié ensuite',
  'who made the bundle': 'qui a créé le paquet',
  'what is in {names}': 'ce que contient {names}',
  'that the scans are of the exhibits that they are said to be of':
    'que les scans sont bien ceux des pièces indiquées',
  'Not verified: something differs': 'Non vérifié : quelque chose diffère',
  'False name: this is not the reference {id} of any release of Markgraph':
    'Faux nom : ce n’est la référence {id} d’aucune version de Markgraph',
  'Intact, but not all of it can be computed here': 'Intact, mais tout ne peut pas être calculé ici',
  'Equal, but the number is relative to a reference that nobody vouched for here':
    'Identique, mais le nombre dépend d’une référence dont personne ne répond ici',
  'Equal, but the result is relative to a reference that nobody vouched for here':
    'Identique, mais le résultat dépend d’une référence dont personne ne répond ici',
  'Equal; not everything was looked at': 'Identique ; tout n’a pas été examiné',
  'bundled: it came with a release of Markgraph':
    'livrée avec le programme : elle fait partie d’une version de Markgraph',
  'trusted: you named it, or a key that you trust signed for it':
    'de confiance : vous l’avez nommée, ou une clé de confiance l’a signée',
  'unknown: the result is relative to whatever that reference is':
    'inconnue : le résultat dépend de ce que vaut cette référence',
  'none: the marks of this validation are their own':
    'aucune : les traces de cette validation sont les siennes',
  'false name: it calls itself {id}, and no release of Markgraph came with it':
    'faux nom : elle se nomme {id}, et aucune version de Markgraph ne la contient',
  equal: 'identique',
  differs: 'diffère',
  'not computed': 'non calculé',
  Refusal: 'Refus',
  'derived again': 'établi de nouveau',
  'not derived again': 'non établi de nouveau',
  'equal to what is printed again': 'identique à la réimpression',
  'there is none': 'il n’y en a pas',
  'printed by another release': 'imprimé par une autre version',
  'not printed again here': 'non réimprimé ici',
  'Not looked at': 'Non examiné',
  'Mark type': 'Type de trace',
  'Engine of the report': 'Version du programme du rapport',
  'Engine of this page': 'Version du programme de cette page',
  'Part by part': 'Partie par partie',
  Files: 'Fichiers',
  Equal: 'Identiques',
  'Not equal': 'Différents',
  'Not recomputable': 'Non recalculables',
  'First difference': 'Première différence',
  'What is not equal': 'Ce qui n’est pas identique',
  'What cannot be shown': 'Ce qui ne peut pas être montré',
  Signatures: 'Signatures',
  'Drop the bundle here, or choose it': 'Déposez le paquet ici, ou choisissez-le',
  'With it, in any order, if you have them: the printed report that came by itself (PDF), and the public key that must have signed it (PEM).':
    'Avec lui, dans n’importe quel ordre, si vous les avez : le rapport imprimé reçu séparément (PDF) et la clé publique qui doit l’avoir signé (PEM).',
  'References that you trust': 'Références auxquelles vous faites confiance',
  'One a line: handles of references, or ids of keys that sign for them; may be left out':
    'Une par ligne : identifiants de références, ou de clés qui les signent ; facultatif',
  Computations: 'Calculs',
  '{done} computations done …': '{done} calculs faits…',
  '{done} of {total} computations done …': '{done} calculs faits sur {total}…',
  'All {total} computations done; what they give is compared …':
    'Les {total} calculs sont faits ; leurs résultats sont comparés…',
  'Reading {file} …': 'Lecture de {file}…',
  'The check failed: {why}': 'La vérification a échoué : {why}',
  'Now give the bundle: a ZIP file.': 'Donnez maintenant le paquet : un fichier ZIP.',
  'Take away': 'Retirer',
  'Take away {file}': 'Retirer {file}',
  'Every hash is compared, every computation is done again and the report is printed again, in this browser, by Markgraph {version}. Nothing is uploaded: this page can reach no network.':
    'Chaque hachage est comparé, chaque calcul est refait et le rapport est réimprimé, dans ce navigateur, par Markgraph {version}. Rien n’est envoyé : cette page n’a accès à aucun réseau.',
  '{names} and {n} other files': '{names} et {n} autres fichiers',
}
