import { render } from 'preact'
import './styles/base.css'
import './styles/frame.css'
import './styles/controls.css'
import './styles/parts.css'
import { App } from './app.tsx'
import { applyTheme } from './theme.ts'

applyTheme()
render(<App />, document.getElementById('page')!)
