import Foundation
import Testing

/// An interrupted command and a crashed app leave no files and processes.
@Suite struct InterruptionTests {
  /// Returns the remaining files in a folder for temporary files. The home folders of apps are removed a moment after
  /// their programs end.
  private func homes(in folder: Folder) -> [String] {
    func names() -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []).filter {
        $0.hasPrefix("viewcode-")
      }
    }
    for _ in 0..<200 where !names().isEmpty { usleep(20_000) }
    return names()
  }

  @Test func anAppThatCrashesLeavesNoHome() throws {
    let project = try Folder(copyOf: "Harbour")
    let temporary = try Folder(named: "toolchain tests")
    try project.replace("return true", with: "fatalError(\"no harbour here\")", in: "Harbour/AppDelegate.swift")
    let run = try Viewcode("run", in: project.url, environment: ["TMPDIR": temporary.url.path])
    #expect(run.status != 0)
    #expect(homes(in: temporary).isEmpty)
  }

  @Test func whatACommandStartedEndsWithIt() throws {
    let project = try Folder(copyOf: "Harbour")
    let temporary = try Folder(named: "toolchain tests")
    try project.replace("list.loadViewIfNeeded()", with: "while true {}", in: "HarbourTests/ShipTests.swift")
    let script = """
      "$0" test >/dev/null 2>&1 & command=$!
      for turn in $(seq 1200); do
        if ls "$TMPDIR"/viewcode-app-* >/dev/null 2>&1; then break; fi
        sleep 0.1
      done
      sleep 0.5
      kill -TERM $command
      wait $command
      echo "$?"
      """
    let run = try Viewcode(
      "-c", script, Viewcode.program, in: project.url, environment: ["TMPDIR": temporary.url.path], program: "/bin/sh")
    #expect(run.output == "143\n")
    func running() -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).filter { pid in
        pid_t(pid) != nil
          && (try? Data(contentsOf: URL(filePath: "/proc/\(pid)/cmdline"))).map {
            String(decoding: $0, as: UTF8.self).hasPrefix(project.url.path)
          } == true
      }
    }
    for _ in 0..<200 where !running().isEmpty { usleep(20_000) }
    #expect(running().isEmpty)
    #expect(homes(in: temporary).isEmpty)
  }

  @Test func aBuildThatIsBrokenOffLeavesAReport() throws {
    let project = try Folder(copyOf: "Harbour")
    // The compiler prints its version, and then waits for a long time.
    try project.write(
      """
      #!/bin/sh
      if [ "$1" = --version ]; then exec "$REAL_SWIFTC" --version; fi
      sleep 600
      """, to: "slow/swiftc")
    let script = """
      chmod +x slow/swiftc
      real="$(readlink -f "$(command -v swiftc)")"
      # The command is started with the libraries that lie beside the compiler.
      export LD_LIBRARY_PATH="${real%/bin/*}/lib/swift/linux:${real%/bin/*}/lib/swift/host"
      export REAL_SWIFTC="$(command -v swiftc)" PATH="$PWD/slow:$PATH"
      "$0" build --report report.json >/dev/null 2>&1 & command=$!
      for turn in $(seq 600); do [ ! -e report.json ] || break; sleep 0.1; done
      sleep 0.5
      kill -TERM $command
      wait $command
      cat report.json
      """
    let run = try Viewcode("-c", script, Viewcode.program, in: project.url, program: "/bin/sh")
    #expect(run.output.contains("\"builds\" : false"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("the build was interrupted while compiling Harbour"))
    #expect(!run.output.contains("\"uiFiles\" : 0"))
  }

  /// Creates a compiler that starts another process, records both, and does not end.
  private func slowCompiler(in project: Folder) throws {
    try project.write(
      """
      #!/bin/sh
      if [ "$1" = --version ]; then exec "$REAL_SWIFTC" --version; fi
      sleep 600 &
      echo "$$ $!" >>"$PIDS"
      wait
      """, to: "slow/swiftc")
  }

  private static let slowEnvironment = """
    chmod +x slow/swiftc
    real="$(readlink -f "$(command -v swiftc)")"
    export LD_LIBRARY_PATH="${real%/bin/*}/lib/swift/linux:${real%/bin/*}/lib/swift/host"
    export REAL_SWIFTC="$(command -v swiftc)" PATH="$PWD/slow:$PATH" PIDS="$PWD/pids"
    """

  /// Returns the recorded processes that still run after a delay.
  private func running(in project: Folder) throws -> [pid_t] {
    let text = try String(contentsOf: project.url.appending(path: "pids"), encoding: .utf8)
    let noted = text.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
    #expect(noted.count >= 2)
    func left() -> [pid_t] {
      noted.filter { process in
        let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return status.map { !$0.contains(") Z ") } ?? false
      }
    }
    for _ in 0..<300 where !left().isEmpty { usleep(20_000) }
    return left()
  }

  @Test(arguments: ["INT", "TERM", "HUP"])
  func anInterruptedBuildLeavesNoCompiler(signal: String) throws {
    let project = try Folder(copyOf: "Harbour")
    try slowCompiler(in: project)
    // A shell makes its background programs ignore Ctrl-C; this one does not.
    let script = """
      \(Self.slowEnvironment)
      set -m
      "$0" build >/dev/null 2>&1 & command=$!
      for turn in $(seq 600); do [ ! -e pids ] || break; sleep 0.1; done
      kill -\(signal) $command
      wait $command
      """
    try Viewcode("-c", script, Viewcode.program, in: project.url, program: "/bin/bash")
    #expect(try running(in: project).isEmpty)
  }

  @Test func aBuildForAClientThatIsGoneLeavesNoCompiler() throws {
    let project = try Folder(copyOf: "Harbour")
    try slowCompiler(in: project)
    let script = """
      \(Self.slowEnvironment)
      mkfifo requests answers
      "$0" mcp <requests >answers 2>/dev/null & command=$!
      exec 3>requests 4<answers
      echo '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"previews","arguments":{}}}' >&3
      for turn in $(seq 600); do [ ! -e pids ] || break; sleep 0.1; done
      exec 3>&- 4<&-
      wait $command
      """
    try Viewcode("-c", script, Viewcode.program, in: project.url, program: "/bin/bash")
    #expect(try running(in: project).isEmpty)
  }
}
