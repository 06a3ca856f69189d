import Testing

@testable import PreviewProtocol

@Suite("Stacks of programs that crashed")
struct BacktraceTextTests {
  @Test("the calls with their lines are told, the innermost first, without repetitions")
  func calls() {
    let text = """
      Thread 0 crashed:

      0 [inlined] [system] 0x00007f specialized _assertionFailure() in libswiftCore.so at /usr/lib/Assert.swift:9:1
      1 [ra] 0x000055d0 Cell.configure(with:) + 40 in App at /home/me/App/Cell.swift:12:5
      2 [ra] 0x000055d1 Cell.configure(with:) + 40 in App at /home/me/App/Cell.swift:12:5
      3 [ra] [system] 0x000055d2 static App.main() + 9 in App at /home/me/App/App.swift:3
      """
    #expect(
      BacktraceText.calls(in: text)
        == ["Cell.configure(with:) at /home/me/App/Cell.swift:12", "static App.main() at /home/me/App/App.swift:3"])
    #expect(BacktraceText.calls(in: "nothing of the kind").isEmpty)
  }
  @Test("a program whose name is several words has a stack as well, and labels that are words of the line are no names")
  func names() {
    let text = """
      0 0x000055d0 showDetails() + 79 in my app at /home/me/my app/Faults.swift:167:14
      1 [ra] 0x000055d1 closure #1 in button(_:in:action:) + 11 in two words at /home/me/two words/Faults.swift:36:67
      2 [inlined] 0x000055d2 closure #1 in Cell.fill(in:) in App at /home/me/App/Cell.swift:5:1
      3 [inlined] 0x000055d3 Cell.fill(in:) in two words ⚓️ at /home/me/two words/Cell.swift:4:1
      """
    #expect(
      BacktraceText.calls(in: text) == [
        "showDetails() at /home/me/my app/Faults.swift:167",
        "closure #1 in button(_:in:action:) at /home/me/two words/Faults.swift:36",
        "closure #1 in Cell.fill(in:) at /home/me/App/Cell.swift:5",
        "Cell.fill(in:) at /home/me/two words/Cell.swift:4",
      ])
  }
}
