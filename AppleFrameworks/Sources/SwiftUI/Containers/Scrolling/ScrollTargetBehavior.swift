import UIKit

/// The positions at which scrolling comes to rest.
///
/// - Source: developer.apple.com/documentation/swiftui/scrolltargetbehavior
@MainActor
public protocol ScrollTargetBehavior {}

/// The built-in behaviors.
enum ScrollSnapping: Equatable {
  case pages
  case views
}
