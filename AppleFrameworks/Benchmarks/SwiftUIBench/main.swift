// A screen of rows made, laid out and drawn: with SwiftUI's views and with UIKit's, which show the same.
//
//   swiftui-bench swiftui|uikit|nothing ROWS REPETITIONS

import Foundation
import SwiftUI
import UIKit
import ViewHost

/// A row of five views: a dot, two lines, a line between and a number.
struct Row: View {
  let index: Int
  var body: some View {
    HStack(spacing: 12) {
      Circle().fill(.blue).frame(width: 16, height: 16)
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: "Row \(index)")
        Text(verbatim: "What it says").font(.footnote)
      }
      Spacer()
      Text(verbatim: "\(index * 7)")
    }
    .background(Color(.systemBackground))
  }
}

struct Rows: View {
  let count: Int
  var body: some View {
    VStack(spacing: 4) { ForEach(0..<count, id: \.self) { Row(index: $0) } }
  }
}

@MainActor
func row(_ index: Int) -> UIView {
  let dot = UIView()
  dot.backgroundColor = .systemBlue
  dot.layer.cornerRadius = 8
  func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    return label
  }
  let lines = UIStackView(arrangedSubviews: [label("Row \(index)", .body), label("What it says", .footnote)])
  lines.axis = .vertical
  lines.spacing = 2
  let number = label("\(index * 7)", .body)
  number.setContentHuggingPriority(.required, for: .horizontal)
  let row = UIStackView(arrangedSubviews: [dot, lines, number])
  row.spacing = 12
  row.alignment = .center
  row.backgroundColor = .systemBackground
  NSLayoutConstraint.activate([
    dot.widthAnchor.constraint(equalToConstant: 16), dot.heightAnchor.constraint(equalToConstant: 16),
  ])
  return row
}

@MainActor
func controller(_ kind: String, _ count: Int) -> UIViewController {
  if kind == "swiftui" { return UIHostingController(rootView: Rows(count: count)) }
  let controller = UIViewController()
  let rows = UIStackView(arrangedSubviews: (0..<count).map(row))
  rows.axis = .vertical
  rows.spacing = 4
  rows.translatesAutoresizingMaskIntoConstraints = false
  controller.view.addSubview(rows)
  NSLayoutConstraint.activate([
    rows.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    rows.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    rows.centerYAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.centerYAnchor),
  ])
  return controller
}

let arguments = CommandLine.arguments
guard arguments.count == 4, let rows = Int(arguments[2]), let repetitions = Int(arguments[3]) else {
  fatalError("usage: swiftui-bench swiftui|uikit|nothing ROWS REPETITIONS")
}
let start = Date()
var pixels = 0
for _ in 0..<repetitions {
  let host = ViewHost()
  if arguments[1] == "nothing" { continue }
  let shown = host.run { controller(arguments[1], rows) }
  host.show(shown)
  let picture = UIGraphicsImageRenderer(bounds: shown.view.bounds).image { shown.view.layer.render(in: $0.cgContext) }
  pixels += picture.cgImage?.width ?? 0
}
let milliseconds = Date().timeIntervalSince(start) / Double(max(1, repetitions)) * 1000
print("\(arguments[1]) \(rows) rows: \(milliseconds) ms each, \(pixels) pixels wide together")
