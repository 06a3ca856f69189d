import CoreLocation
import SwiftUI
import UIKit

/// The user's location on a map, which is not available.
///
/// - Source: developer.apple.com/documentation/mapkit/userannotation
public struct UserAnnotation: MapContent, PrimitiveMapContent {
  /// Creates the annotation.
  nonisolated public init() {}
  /// Content without a body. The framework shows it.
  public typealias Body = Never
  func collect(into items: inout MapItems, _ style: MapItemStyle) { items.showsUser = true }
}
