import UIKit
import ViewCode

// The tutorial's steps, in the order of its chapters. What stands between the `snippet` lines is printed there; a
// test compares the two. The first steps are one view that grows, so that each has an enumeration around it.

/// A view with one label.
enum Step1 {
  // snippet: view
  final class QuoteView: CodedView {
    private let wordsLabel = UILabel()

    var hierarchy: Hierarchy {
      wordsLabel
    }

    var layout: Layout {
      wordsLabel.pin(.edges, inset: 16)
    }

    var configuration: Configuration {
      Setting(\.backgroundColor, of: self, to: .systemBackground)
      Setting(\.text, of: wordsLabel, to: "What is written down can be read.")
    }
  }
  // snippet end
}

// snippet: preview
#Preview("Tutorial 1", traits: .sizeThatFitsLayout) {
  Step1.QuoteView()
}
// snippet end
