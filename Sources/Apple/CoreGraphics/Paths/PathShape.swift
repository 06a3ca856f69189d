import Foundation

/// What a whole path is known to be, so that drawing can take a short cut. A path without a hint is drawn the same, slower.
package enum PathShape: Hashable, Sendable {
  case general
  case rectangle(CGRect)
  case roundedRectangle(RoundedRectangle)
}
