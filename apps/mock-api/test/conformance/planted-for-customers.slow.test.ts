import { plantedForCustomers } from './run-against.ts'
import { testPlanted } from './test-planted.ts'

testPlanted(plantedForCustomers)
