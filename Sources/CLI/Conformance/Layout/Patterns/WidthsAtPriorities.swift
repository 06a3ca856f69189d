import UIKit

/// A pattern for two constraints on a width, each with its priority. The result is the width.
enum WidthsAtPriorities: LayoutPattern {
  /// One of the constraints.
  private struct Wish {
    let relation: NSLayoutConstraint.Relation
    let width: CGFloat
    let priority: CGFloat

    init?(_ text: String) {
      let relations: [(String, NSLayoutConstraint.Relation)] = [
        ("=", .equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual),
      ]
      for (sign, relation) in relations {
        if let numbers = TextPattern("width \(sign) # at #").match(text)?.numbers {
          (self.relation, width, priority) = (relation, numbers[0], numbers[1])
          return
        }
        if let numbers = TextPattern("required width \(sign) #").match(text)?.numbers {
          (self.relation, width, priority) = (relation, numbers[0], CGFloat(UILayoutPriority.required.rawValue))
          return
        }
      }
      return nil
    }

    @MainActor func constraint(on view: UIView) -> NSLayoutConstraint {
      let result = NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: relation, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: width)
      result.priority = UILayoutPriority(Float(priority))
      return result
    }
  }

  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer? {
    guard let match = TextPattern("@|@").match(setup.text.replacing(" against ", with: "|")),
      let first = Wish(match.texts[0]), let second = Wish(match.texts[1])
    else { return nil }
    guard [first, second].allSatisfy({ (1...1000).contains($0.priority) }) else {
      throw Unsupported("priorities lie between 1 and 1000")
    }
    let stage = try Stage(size: CGSize(width: 320, height: 480), scale: setup.scale)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      view.topAnchor.constraint(equalTo: stage.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
      first.constraint(on: view), second.constraint(on: view),
    ])
    stage.layOut()
    return .values([view.frame.width])
  }
}
