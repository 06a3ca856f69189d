import PreviewSessions
import Testing
import ToolSupport

@testable import AgentTools

@Suite("The tools explore and check")
struct ExploreToolTests {
  private let tools = AgentTools(source: ExampleProgram())

  private func call(_ name: String, _ arguments: [String: JSON] = [:]) -> String {
    let answer = tools.call(name, arguments)
    return (answer.isError ? "error: " : "") + answer.text
  }

  @Test("explore answers with a line for each screen, in less than 300 tokens for a small app")
  func explore() {
    defer { tools.end() }
    let map = call("explore", ["preview": "Restaurant list", "minutes": 1])
    #expect(map.contains(" screens, ") && map.contains(" steps\nRestaurantList"), "\(map)")
    #expect(map.contains("\nRestaurant < RestaurantList: tap "), "\(map)")
    #expect(map.utf8.count / 4 < 300)
  }

  @Test("explore says what is wrong with its arguments, and where there is no app")
  func mistakes() {
    defer { tools.end() }
    #expect(call("explore", ["minutes": 0]) == "error: minutes must be a number from 0.01 to 60")
    #expect(
      call("explore", ["preview": "Restaurant list", "fill": "x"])
        == "error: fill must be a list of the form name=value, name=value")
    #expect(call("explore").hasPrefix("error: error: this program has no app"), "\(call("explore"))")
  }

  @Test("check has tree and audit of what is named, and the build and what differs once it was shown")
  func check() {
    defer { tools.end() }
    #expect(call("check") == "error: no screen is shown yet; name a preview, or 'app'")
    let first = call("check", ["preview": "Restaurant list"])
    #expect(first.contains("tree:\nscreen 1: RestaurantListViewController 393x852\n"), "\(first)")
    #expect(first.contains("\n\naudit:\n"))
    #expect(!first.contains("difference:"))
    let second = call("check")
    #expect(second.hasPrefix("build:\nbuilt in "), "\(second)")
    #expect(second.contains("\n\ndifference:\n"))
  }
}
