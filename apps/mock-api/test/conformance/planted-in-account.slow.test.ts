import { plantedInAccount } from './run-against.ts'
import { testPlanted } from './test-planted.ts'

testPlanted(plantedInAccount)
