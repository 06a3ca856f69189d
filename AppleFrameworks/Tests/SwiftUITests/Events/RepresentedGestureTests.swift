import SwiftUI
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Recognizers of UIKit", .ownHosts)
struct RepresentedGestureTests {
  private struct Pan: UIGestureRecognizerRepresentable {
    @Binding var text: String
    let isEnabled: Bool
    final class Coordinator: NSObject {
      var count = 0
    }
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
    func updateUIGestureRecognizer(_ recognizer: UITapGestureRecognizer, context: Context) {
      recognizer.isEnabled = isEnabled
    }
    func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
      context.coordinator.count += 1
      let point = context.converter.localLocation
      text = "\(context.coordinator.count) at \(Int(point.x)), \(Int(point.y))"
    }
  }

  private struct Panned: View {
    @State private var text = "none"
    @State private var isEnabled = true
    var body: some View {
      VStack {
        Text(verbatim: text)
        Color.red.frame(width: 100, height: 100).gesture(Pan(text: $text, isEnabled: isEnabled))
        Button("Stop") { isEnabled = false }
      }
    }
  }

  @Test("a recognizer of UIKit acts, keeps its coordinator, and is updated")
  func representable() throws {
    let shown = Shown(Panned())
    let square = try #require(shown.all(UIView.self).last { $0.bounds.size == CGSize(width: 100, height: 100) })
    let point = square.convert(CGPoint(x: 20, y: 30), to: nil)
    shown.host.tap(at: point)
    shown.host.advance(by: 0.5)
    #expect(shown.words.first == "1 at 20, 30")
    shown.host.tap(at: point)
    shown.host.advance(by: 0.5)
    #expect(shown.words.first == "2 at 20, 30")
    try shown.tap("Stop")
    shown.host.tap(at: point)
    shown.host.advance(by: 0.5)
    #expect(shown.words.first == "2 at 20, 30")
  }
}
