import UIKit
import ViewCode

// The steps of the tutorial, in the order of its chapters. The tutorial contains the text between the `snippet` lines,
// and a test compares both. The first steps extend one view, so each step is in an enumeration.

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
