import UIKit

/// A horizontal anchor that can be pinned to another one: `labels.pin(.leading, to: image.trailingAnchor)`.
public enum HorizontalAnchor: Hashable, Sendable {
  case leading
  case trailing
  case left
  case right
  case centerX

  @MainActor
  func anchor(of item: some Anchored) -> NSLayoutXAxisAnchor {
    switch self {
    case .leading: item.leadingAnchor
    case .trailing: item.trailingAnchor
    case .left: item.leftAnchor
    case .right: item.rightAnchor
    case .centerX: item.centerXAnchor
    }
  }
}
