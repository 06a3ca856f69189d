import SwiftUI
import TestHosts
import Testing
import ViewHost

@MainActor
@Suite("Smoke", .ownHosts)
struct SmokeTests {
  struct Counter: View {
    @State var count = 0
    var body: some View {
      VStack {
        Text("Hello \(count)").font(.title)
        Color.red.frame(width: 100, height: 50)
        HStack { Image(systemName: "star.fill"); Text("A star"); Spacer(); Text("right") }.padding()
        RoundedRectangle(cornerRadius: 12).fill(.blue).frame(height: 40).overlay(Text("On it").foregroundStyle(.white))
      }
      .onAppear { count = 5 }
    }
  }

  @Test("a screen")
  func screen() throws {
    let host = ViewHost()
    let controller = host.run { UIHostingController(rootView: Counter()) }
    host.show(controller)
    host.advance(by: 0.1)
    let png = try host.picture().png()
    try Data(png).write(to: URL(fileURLWithPath: "/tmp/w8/smoke.png"))
    print(host.dump())
  }
}
