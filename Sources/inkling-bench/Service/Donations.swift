import Bus
import ShortcutModel
import ShortcutProtocol
import SurfaceProtocol

/// `inkling-bench donations INKLINGD FOLDER`: what a durable donation costs, beside an empty call and a bare commit.
///
/// Run it as the program of an installed app that declares the activity type `org.inkling.bench.act`.
func donations(_ arguments: [String]) throws(BenchError) {
    guard arguments.count == 2 else { throw BenchError("usage: inkling-bench donations INKLINGD FOLDER") }
    try runAsync {
        let service = try await ServiceProcess.start(arguments[0], client: try await .session())
        defer { service.program.terminate() }
        try await measureDonations(service, folder: arguments[1])
    }
}

private func measureDonations(_ service: ServiceProcess, folder: String) async throws {
    var calls = Samples()
    var single = Samples()
    for _ in 0..<200 { try await service.ping() }
    for number in 0..<200 { try await service.client.donate(donation(number)) }
    for _ in 0..<2_000 { try await calls.measure { try await service.ping() } }
    let commits = try measureCommits(in: folder, count: 1_000)
    for number in 0..<1_000 {
        try await single.measure { try await service.client.donate(donation(1_000 + number)) }
    }

    let donors = 64
    let each = 100
    var connections: [ShortcutsClient] = []
    for _ in 0..<donors { connections.append(try await .session()) }
    let start = ContinuousClock.now
    let concurrent = try await withThrowingTaskGroup(of: Samples.self) { group in
        for (donor, client) in connections.enumerated() {
            group.addTask {
                var samples = Samples()
                for number in 0..<each {
                    try await samples.measure { try await client.donate(donation(10_000 + donor * each + number)) }
                }
                return samples
            }
        }
        return try await group.reduce(into: Samples()) { $0.add(contentsOf: $1) }
    }
    let throughput = Double(donors * each) / seconds(since: start)

    let floor = calls.median + commits.median
    print("| | p50 | p99 | beside the floor |")
    print("|---|---|---|---|")
    print("| empty D-Bus call | \(milliseconds(calls.median)) | \(milliseconds(calls.p99)) | |")
    print("| one SQLite commit | \(milliseconds(commits.median)) | \(milliseconds(commits.p99)) | |")
    print(
        "| one donation, durable | \(milliseconds(single.median)) | \(milliseconds(single.p99)) | "
            + "\(ratio(single.median, to: floor)) (call + commit); goal 3× |")
    print(
        "| one of \(donors) donors at once | \(milliseconds(concurrent.median)) | \(milliseconds(concurrent.p99)) | "
            + "\(Int(throughput)) donations/s, \(ratio(throughput, to: 1 / commits.median)) one commit each "
            + "(\(Int(1 / commits.median))/s); goal 10× |")
}

private func donation(_ number: Int) -> Donation {
    Donation(
        identifier: "bench-\(number)",
        action: .activity(
            ActivityValue(
                activityType: "org.inkling.bench.act", title: "Act \(number % 50)",
                userInfo: ["id": .integer(Int64(number % 50))], isEligibleForPrediction: true)),
        date: 1_790_000_000 + Double(number) * 60)
}
