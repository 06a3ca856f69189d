import UIKit

/// A pattern for the position at which text begins in a text field, and for the caret in a text view.
enum TextInput: LayoutPattern {
  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer? {
    if let numbers = TextPattern("# pt text in a #x# rounded field").match(setup.text)?.numbers {
      let stage = try stage(fontSize: numbers[0], scale: setup.scale)
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: numbers[1], height: numbers[2]))
      field.borderStyle = .roundedRect
      field.font = .systemFont(ofSize: numbers[0])
      field.text = "Text"
      stage.root.addSubview(field)
      stage.layOut()
      return .values([field.textRect(forBounds: field.bounds).minX])
    }
    if let numbers = TextPattern("# pt, default insets, caret on line i").match(setup.text)?.numbers {
      let stage = try stage(fontSize: numbers[0], scale: setup.scale)
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
      view.font = .systemFont(ofSize: numbers[0])
      view.text = "\n\n"
      stage.root.addSubview(view)
      stage.layOut()
      // Measure the carets of three lines, each before any text.
      return .frames(
        (0..<3).compactMap { line in
          view.position(from: view.beginningOfDocument, offset: line).map { view.caretRect(for: $0) }
        })
    }
    return nil
  }

  private static func stage(fontSize: CGFloat, scale: CGFloat) throws(Unsupported) -> Stage {
    guard fontSize > 0, fontSize <= 2000 else { throw Unsupported("a font needs a size above 0 and up to 2000") }
    return try Stage(size: CGSize(width: 320, height: 480), scale: scale)
  }
}
