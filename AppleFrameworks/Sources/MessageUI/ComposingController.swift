import Placeholders
import UIKit

/// The content that an app has added to a mail or a message.
@MainActor
final class ComposedText {
  let kind: String
  var recipients: [String: [String]] = [:]
  var subject = ""
  var body = ""
  var attachments: [String] = []

  init(kind: String) { self.kind = kind }

  /// The content with one line per field, as on a device.
  var lines: String {
    var lines = ["To", "Cc", "Bcc", "From"].compactMap { field in
      recipients[field].map { "\(field): \($0.joined(separator: ", "))" }
    }
    if !subject.isEmpty { lines.append("Subject: \(subject)") }
    if !body.isEmpty { lines.append(body) }
    lines += attachments.map { "Attachment: \($0)" }
    return lines.joined(separator: "\n")
  }
}

/// The page of a controller for composing. It displays a box, and a Cancel button.
@MainActor
final class ComposingController: UIViewController {
  private let text: ComposedText
  private let cancel: () -> Void

  init(text: ComposedText, cancel: @escaping () -> Void) {
    self.text = text
    self.cancel = cancel
    super.init(nibName: nil, bundle: nil)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
  }

  required init?(coder: NSCoder) { fatalError("ComposingController is made in code only") }

  override func loadView() {
    let view = UIView()
    view.backgroundColor = .systemBackground
    PlaceholderView(kind: text.kind, detail: text.lines).fill(view)
    self.view = view
  }
}
