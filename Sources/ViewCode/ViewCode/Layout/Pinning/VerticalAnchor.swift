import UIKit

/// A vertical anchor that can be pinned to another one: `details.pin(.top, to: title.bottomAnchor)`.
public enum VerticalAnchor: Hashable, Sendable {
  case top
  case bottom
  case centerY
  case firstBaseline
  case lastBaseline

  @MainActor
  func anchor(of item: some Anchored) -> NSLayoutYAxisAnchor {
    switch self {
    case .top: item.topAnchor
    case .bottom: item.bottomAnchor
    case .centerY: item.centerYAnchor
    case .firstBaseline: item.textTopAnchor
    case .lastBaseline: item.textBottomAnchor
    }
  }
}
