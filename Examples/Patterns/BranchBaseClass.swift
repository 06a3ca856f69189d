import UIKit
import ViewCode

// snippet: before
@MainActor
struct Branch {
  let parent: UIView
  let children: [UIView]

  func grow() {
    for child in children {
      child.translatesAutoresizingMaskIntoConstraints = false
      if let stack = parent as? UIStackView {
        stack.addArrangedSubview(child)
      } else {
        parent.addSubview(child)
      }
    }
  }
}

class BranchingView: UIView {
  var branches: [Branch] { [] }
  var rules: [NSLayoutConstraint] { [] }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for branch in branches { branch.grow() }
    NSLayoutConstraint.activate(rules)
    finish()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:): this view is made in code")
  }

  func finish() {}
}

final class BranchingScoreView: BranchingView {
  private lazy var stack = UIStackView()
  private lazy var nameLabel = UILabel()
  private lazy var scoreLabel = UILabel()

  override var branches: [Branch] {
    [
      Branch(parent: self, children: [stack]),
      Branch(parent: stack, children: [nameLabel, scoreLabel]),
    ]
  }

  override var rules: [NSLayoutConstraint] {
    [
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ]
  }

  override func finish() {
    nameLabel.text = "Grace"
    scoreLabel.text = "42"
  }
}
// snippet end

// snippet: after
final class ScoreView: CodedView {
  private lazy var stack = UIStackView()
  private lazy var nameLabel = UILabel()
  private lazy var scoreLabel = UILabel()

  var hierarchy: Hierarchy {
    stack {
      nameLabel
      scoreLabel
    }
  }

  var layout: Layout {
    stack.pin(.vertical, inset: 8)
    stack.pin(.horizontal, inset: 16)
  }

  var configuration: Configuration {
    Setting(\.text, of: nameLabel, to: "Grace")
    Setting(\.text, of: scoreLabel, to: "42")
  }
}
// snippet end
