import Testing

@testable import PreviewSessions

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
}
