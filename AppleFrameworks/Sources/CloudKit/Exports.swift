// As on Apple's systems, where places are values of records.
@_exported import CoreLocation
@_exported import Foundation
