import './design/fonts.css'
import './design/tokens.css'
import './design/games.css'
import './design/base.css'
import './design/touch.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from '$lib/settings.svelte'

settings.apply()
mount(App, { target: document.getElementById('app')! })
