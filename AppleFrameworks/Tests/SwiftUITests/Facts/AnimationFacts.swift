import SwiftUI

/// Rows about animations and transitions over time.
enum AnimationFacts {
  static let checks: [FactCheck] = []
}
