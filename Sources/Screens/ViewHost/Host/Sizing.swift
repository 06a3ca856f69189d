import UIKit

/// How large a view is that a host shows by itself.
public enum Sizing: Sendable, Equatable {
  /// As wide and high as the screen, in each direction in which the view's constraints leave its size open.
  case screen
  /// As small as its content allows.
  case fitting
  /// A size in points.
  case fixed(CGSize)
}
