import UIKit
import ViewCode

// The page "From your own pattern" contains the text between the `snippet` lines, and a test compares both.

// snippet: before
@MainActor
protocol Stepwise {
  func addViews()
  func addConstraints()
  func addLooks()
}

extension Stepwise {
  func buildUp() {
    addViews()
    addConstraints()
    addLooks()
  }
}

final class StepwiseNoteView: UIView, Stepwise {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    buildUp()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:): this view is made in code")
  }

  func addViews() {
    addSubview(label)
  }

  func addConstraints() {
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  func addLooks() {
    label.text = "Bring the good pencils."
    backgroundColor = .systemYellow
  }
}
// snippet end

// snippet: after
final class NoteView: CodedView {
  private let label = UILabel()

  var hierarchy: Hierarchy {
    label
  }

  var layout: Layout {
    label.pin(.edges, inset: 8)
  }

  var configuration: Configuration {
    Setting(\.text, of: label, to: "Bring the good pencils.")
    Setting(\.backgroundColor, of: self, to: .systemYellow)
  }
}
// snippet end

// snippet: superclass
final class NoteControl: UIControl, ViewCoding {
  private let pipeline = Pipeline()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    pipeline.build(self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:): this control is made in code")
  }

  var hierarchy: Hierarchy {
    label
  }

  var layout: Layout {
    label.pin(.edges, inset: 8)
  }

  var configuration: Configuration {
    Run(configure)
  }

  private func configure() {
    label.text = "Bring the good pencils."
    backgroundColor = .systemYellow
  }
}
// snippet end
