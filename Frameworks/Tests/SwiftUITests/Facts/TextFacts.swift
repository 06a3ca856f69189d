import SwiftUI

/// Rows about text. Fonts are the phone's.
enum TextFacts {
  static let checks: [FactCheck] = []
}
