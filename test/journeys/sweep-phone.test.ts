import { sweepScreens } from './sweep.ts'

sweepScreens('phone')
