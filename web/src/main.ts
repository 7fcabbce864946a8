import './look/tokens.css'
import './look/fonts.css'
import './look/base.css'
import './look/states.css'

import { mount } from 'svelte'

import App from './App.svelte'

const target = document.getElementById('app')
if (target !== null) mount(App, { target })
