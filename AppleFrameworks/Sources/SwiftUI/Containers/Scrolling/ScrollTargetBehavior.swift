import UIKit

/// Where scrolling comes to rest.
///
/// - Source: developer.apple.com/documentation/swiftui/scrolltargetbehavior
@MainActor
public protocol ScrollTargetBehavior {}

/// Where a scroll view comes to rest.
enum ScrollSnapping: Equatable {
  case pages
  case views
}
