import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { ScreenName, ShownScreen } from '../router.ts'

type Shown = ComponentType<{ id: string | undefined }>

/** What each screen is loaded from, when it is opened. */
const SCREENS: Record<ScreenName, () => Promise<Shown>> = {
  compare: async () => (await import('./compare/compare-screen.tsx')).CompareScreen,
  result: async () => (await import('./result/result-screen.tsx')).ResultScreen,
  about: async () => (await import('./about/about-screen.tsx')).AboutScreen,
  graph: async () => (await import('./graph/graph-screen.tsx')).GraphScreen,
  cases: async () => (await import('./cases/cases-screen.tsx')).CasesScreen,
  recent: async () => (await import('./recent/recent-screen.tsx')).RecentScreen,
  references: async () => (await import('./references/references-screen.tsx')).ReferencesScreen,
  studies: async () => (await import('./studies/studies-screen.tsx')).StudiesScreen,
  search: async () => (await import('./search/search-screen.tsx')).SearchScreen,
  collections: async () => (await import('./collections/collections-screen.tsx')).CollectionsScreen,
  checks: async () => (await import('./checks/checks-screen.tsx')).ChecksScreen,
  reviews: async () => (await import('./reviews/reviews-screen.tsx')).ReviewsScreen,
  plans: async () => (await import('./plans/plans-screen.tsx')).PlansScreen,
  benchmark: async () => (await import('./benchmark/benchmark-screen.tsx')).BenchmarkScreen,
  verify: async () => (await import('./verify/verify-screen.tsx')).VerifyScreen,
}

export function Screen({ name, id }: ShownScreen) {
  const [shown, setShown] = useState<{ Loaded: Shown }>()
  useEffect(() => {
    let wanted = true
    void SCREENS[name]().then((Loaded) => {
      if (wanted) setShown({ Loaded })
    })
    return () => {
      wanted = false
    }
  }, [name])
  return shown ? <shown.Loaded id={id} /> : null
}
