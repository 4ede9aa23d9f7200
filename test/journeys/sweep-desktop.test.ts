import { sweepScreens } from './sweep.ts'

sweepScreens('desktop')
