import { render } from 'preact'
import './styles/base.css'
import './styles/frame.css'
import './styles/controls.css'
import './styles/parts.css'
import './styles/print.css'
import { App } from './app.tsx'
import { LANGUAGE } from './languages/chosen.ts'
import { applyTheme } from './theme.ts'

applyTheme()
document.documentElement.lang = LANGUAGE
render(<App />, document.getElementById('page')!)
