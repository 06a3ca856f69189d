import UIKit

/// A type that determines the positions at which scrolling stops.
///
/// - Source: developer.apple.com/documentation/swiftui/scrolltargetbehavior
@MainActor
public protocol ScrollTargetBehavior {}

/// The built-in behaviors.
enum ScrollSnapping: Equatable {
  case pages
  case views
}
