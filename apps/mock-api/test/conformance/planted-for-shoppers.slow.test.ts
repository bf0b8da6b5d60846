import { plantedForShoppers } from './run-against.ts'
import { testPlanted } from './test-planted.ts'

testPlanted(plantedForShoppers)
