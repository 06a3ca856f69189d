// The module is exported as on Apple's systems, where locations are values of records.
@_exported import CoreLocation
@_exported import Foundation
