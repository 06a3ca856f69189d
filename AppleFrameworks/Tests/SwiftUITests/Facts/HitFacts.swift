import SwiftUI
import UIKit

/// Rows about where touches go.
enum HitFacts {
  /// A view at the top left of a screen, tapped at some points.
  @MainActor
  private static func taps(
    _ points: [CGPoint], size: CGSize = CGSize(width: 300, height: 300), _ view: (Journal) -> some View
  ) -> String {
    let journal = Journal()
    let screen = Screen(view(journal), size: size)
    return points.map { point in
      journal.entries = []
      screen.host.tap(at: point)
      screen.host.advance(by: 0.6)
      return journal.entries.isEmpty ? "none" : journal.text
    }.joined(separator: "; ")
  }

  static let checks: [FactCheck] = [
    FactCheck("U079", "front; back") {
      taps([CGPoint(x: 150, y: 150), CGPoint(x: 82, y: 150)]) { journal in
        Color.red.frame(width: 100, height: 100).onTapGesture { journal("front") }
          .background { Color.blue.frame(width: 150, height: 150).onTapGesture { journal("back") } }
      }
    },
    FactCheck("U080", "overlay") {
      taps([CGPoint(x: 150, y: 150)]) { journal in
        Color.red.frame(width: 100, height: 100).onTapGesture { journal("primary") }
          .overlay { Color.blue.frame(width: 150, height: 150).onTapGesture { journal("overlay") } }
      }
    },
    FactCheck("U081", "none; back") {
      taps([CGPoint(x: 150, y: 150), CGPoint(x: 82, y: 150)]) { journal in
        Color.red.frame(width: 100, height: 100)
          .background { Color.blue.frame(width: 150, height: 150).onTapGesture { journal("back") } }
      }
    },
    FactCheck("U319", "button") {
      taps([CGPoint(x: 150, y: 150)]) { journal in
        VStack { Button("Press this") { journal("button") } }.padding(60).contentShape(Rectangle()).onTapGesture {
          journal("parent")
        }
      }
    },
    FactCheck("U320", "none") {
      taps([CGPoint(x: 150, y: 150)]) { journal in
        ZStack {
          Color.blue.onTapGesture { journal("below") }
          Color.red.frame(width: 100, height: 100)
        }
      }
    },
    FactCheck("U322", "none; hit; none; hit") {
      let corner = [CGPoint(x: 93, y: 93)]
      return [
        taps(corner) { journal in
          Color.red.frame(width: 120, height: 120).contentShape(Circle()).onTapGesture { journal("hit") }
        },
        taps(corner) { journal in
          Color.red.frame(width: 120, height: 120).clipShape(Circle()).onTapGesture { journal("hit") }
        },
        taps(corner) { journal in Circle().fill(.red).frame(width: 120, height: 120).onTapGesture { journal("hit") } },
        taps(corner) { journal in
          Color.red.frame(width: 120, height: 120).cornerRadius(60).onTapGesture { journal("hit") }
        },
      ].joined(separator: "; ")
    },
    FactCheck("U323", "none; hit") {
      taps([CGPoint(x: 150, y: 150), CGPoint(x: 150, y: 90)]) { journal in
        Circle().stroke(.red, lineWidth: 10).frame(width: 120, height: 120).onTapGesture { journal("hit") }
      }
    },
    FactCheck("U316", "changed ended") {
      taps([CGPoint(x: 150, y: 150)]) { journal in
        Color.red.gesture(
          DragGesture(minimumDistance: 0).onChanged { _ in journal("changed") }.onEnded { _ in journal("ended") })
      }
    },
  ]
}
