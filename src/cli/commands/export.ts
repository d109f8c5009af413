import { readFileSync } from 'node:fs'
import { Command, Option } from 'commander'
import { type Handle, parseHandle } from '../../address/canonical.ts'
import { storedRecipe, storedReport } from '../../compare/answer/reports.ts'
import { recordedResolution } from '../../compare/checks/scope.ts'
import { MarkgraphError } from '../../errors.ts'
import { questionScoreKind } from '../../kinds/marks/test-fires.ts'
import { questionScore } from '../../nodes/test-fires/score.ts'
import type { Service } from '../../service/service.ts'
import { type Repeated, type RepeatPlan, repeatPlan } from '../../verify/repeat-plan.ts'
import { withService } from '../options.ts'
import { print } from '../print.ts'

const SCRIPT = new URL('../repeat/repeat.py', import.meta.url)

export const exportCommand = (): Command =>
  new Command('export')
    .argument('<handle>', 'handle of a report or a recipe')
    .addOption(
      new Option('--script <language>', 'python: needs Python 3.9 and nothing else')
        .choices(['python'])
        .makeOptionMandatory(),
    )
    .action((handle: string) =>
      withService(async (service) => {
        const plan = repeatPlan(await repeatedOf(service, parseHandle(handle)), service.marks)
        print(scriptOf(plan))
      }),
    )

/** The script of a plan, which it carries as a text that nothing in the plan can end. */
export const scriptOf = (plan: RepeatPlan): string =>
  readFileSync(SCRIPT, 'utf8').replace('@PLAN@', () => JSON.stringify(plan, null, 1)) // which never has """

/** The recipe of a report, or a recipe itself, and what else its repetition needs. */
export async function repeatedOf(service: Service, handle: Handle): Promise<Repeated> {
  if ((await service.store.recipe(handle)) !== undefined) return recipeOf(service, handle)
  const report = await service.graph.within((session) => storedReport(service, session, handle))
  if (!('recipe_handle' in report)) {
    throw new MarkgraphError(
      'bad-value',
      `report ${handle} has no likelihood ratio, so there is nothing to repeat`,
    )
  }
  const stated = 'known' in report ? report.known?.stated : undefined
  return {
    ...(await recipeOf(service, report.recipe_handle)),
    report: { handle, resolution: recordedResolution(report), stated },
  }
}

async function recipeOf(service: Service, handle: Handle): Promise<Repeated> {
  const recipe = await storedRecipe(service, handle)
  const score = recipe.steps.flatMap(({ runs }) => runs).find(({ node }) => node === questionScore.name)
  if (!score) return { recipe, handle }
  const { scores_among } = await service.graph.within(async (session) =>
    session.value(await session.named(parseHandle(score.output), questionScoreKind)),
  )
  return { recipe, handle, among: scores_among.map(([, , one]) => one) }
}
