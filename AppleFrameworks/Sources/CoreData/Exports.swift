@_exported import Foundation
@_exported import class Combine.ObservableObjectPublisher
