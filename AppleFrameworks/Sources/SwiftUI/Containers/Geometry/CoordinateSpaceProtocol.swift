import UIKit

/// - Source: developer.apple.com/documentation/swiftui/coordinatespaceprotocol
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}
